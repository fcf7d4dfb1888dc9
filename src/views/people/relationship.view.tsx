import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { useText } from '#src/ui/text.tsx';
import { BlacklistView } from './blacklist.view.tsx';
import css from './profile.module.css';
import { RelationshipButtons } from './relationship-actions.tsx';

type Actor = ActorRefFrom<typeof relationshipMachine>;
type State = SnapshotFrom<typeof relationshipMachine>;

/** Whether the ban's button is shown, and whether it reports a change that was made just now. */
function useBan(state: State): 'none' | 'relationship' | 'notice' {
  const { blacklist } = state.context;
  return useSelector(blacklist ?? undefined, (part) => {
    if (!part || part.matches('clear') || part.matches('asking')) return 'none';
    return part.matches('banned') ? 'relationship' : 'notice';
  });
}

/** In words how the subscription stands, with its date; nothing where there is none. */
function SubscriptionLine({ state }: { state: State }) {
  const { t, date } = useText();
  const { subscription } = state.context.relationship ?? {};
  if (!subscription || subscription.expiresAt === '') return null;
  const word = state.matches({ acquainted: 'subscriber' })
    ? 'renews'
    : state.matches({ acquainted: 'ending' })
      ? 'ends'
      : state.matches({ acquainted: 'expired' })
        ? 'expired'
        : null;
  return (
    word && (
      <Quiet>{t(`people.relationship.${word}`, { date: date(subscription.expiresAt) })}</Quiet>
    )
  );
}

/** The buttons of a profile, one set for each way in which the viewer may stand to the person. */
export function RelationshipView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { profile, blacklist, relationship } = state.context;
  const ban = useBan(state);
  const name = profile.displayName;
  return (
    <div className={css.actions}>
      <SubscriptionLine state={state} />
      {relationship?.isRestricted && (
        <Callout>{t('people.relationship.restricted', { name })}</Callout>
      )}
      {state.matches('banned') && relationship?.banType && ban !== 'notice' && (
        <Callout tone="caution">
          {t(`people.relationship.banned.${relationship.banType}`, { name })}
        </Callout>
      )}
      <RelationshipButtons
        actor={actor}
        state={state}
        ban={blacklist && ban !== 'none' && <BlacklistView actor={blacklist} />}
      />
    </div>
  );
}
