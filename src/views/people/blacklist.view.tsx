import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BlacklistButton, useBlacklistEvents } from './blacklist-button.tsx';
import css from './follow.module.css';
import { RelationNotice } from './relation-notice.tsx';

const events = {
  ban: { type: 'ban.ask' },
  banAgain: { type: 'ban.repeat' },
  forgive: { type: 'ban.forgive' },
} as const;

/** Ban of one person in every state of its chart; its notice is beside the button. */
export function BlacklistView({ actor }: { actor: ActorRefFrom<typeof blacklistMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { t } = useText();
  const notice = useBlacklistEvents(state);
  const { displayName, banType } = state.context;
  return (
    <div className={css.follow}>
      <BlacklistButton
        state={state}
        banType={banType}
        displayName={displayName}
        look="primary"
        onPress={(act) => actor.send(events[act])}
      />
      {state.matches('banned') && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'ban.ask' })}>
          {t('people.rowMenu.change')}
        </Button>
      )}
      <RelationNotice notice={notice} />
    </div>
  );
}
