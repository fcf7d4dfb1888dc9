import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Callout } from '#src/ui/callout.tsx';
import { LogIn } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import { BlacklistView } from './blacklist.view.tsx';
import css from './profile.module.css';
import {
  RelationshipButtons,
  RelationshipMenu,
  SubscriptionLine,
} from './relationship-actions.tsx';

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

/** The buttons of a profile, one set for each way in which the viewer may stand to the person. */
export function RelationshipView({ actor }: { actor: Actor }) {
  const { t, money } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { profile, blacklist, relationship } = state.context;
  const ban = useBan(state);
  const price = profile.subscriptionPrice;
  if (state.matches('guest'))
    return (
      <div className={css.actions}>
        <Row>
          <Link look="primary" icon={LogIn} href={href('login')}>
            {t('people.relationship.login')}
          </Link>
          {price && (
            <Link look="secondary" href={href('subscription', { username: profile.username })}>
              {t('people.relationship.subscribe', { price: money(price) })}
            </Link>
          )}
          <RelationshipMenu actor={actor} state={state} />
        </Row>
      </div>
    );
  if (state.matches('oneself'))
    return (
      <div className={css.actions}>
        <Row>
          <RelationshipMenu actor={actor} state={state} />
        </Row>
      </div>
    );
  return (
    <div className={css.actions}>
      <SubscriptionLine state={state} />
      {relationship?.isRestricted && (
        <Callout>{t('people.relationship.restricted', { name: profile.displayName })}</Callout>
      )}
      {state.matches('banned') && relationship?.banType && ban !== 'notice' && (
        <Callout tone="caution">
          {t(`people.relationship.banned.${relationship.banType}`, { name: profile.displayName })}
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
