import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BlacklistView } from './blacklist.view.tsx';
import css from './profile.module.css';
import { RelationshipButtons } from './relationship-actions.tsx';

type Actor = ActorRefFrom<typeof relationshipMachine>;

/** Content of the ban's place: none, the standing ban, or the notice of a recent change. */
function useBan(actor: Actor): 'none' | 'relationship' | 'notice' {
  const blacklist = useSelector(actor, ({ context }) => context.blacklist);
  return useSelector(blacklist ?? undefined, (part) => {
    if (!part || part.matches('clear') || part.matches('asking')) return 'none';
    return part.matches('banned') ? 'relationship' : 'notice';
  });
}

const phases = ['subscriber', 'ending', 'expired'] as const;
const words = { subscriber: 'renews', ending: 'ends', expired: 'expired' } as const;

/** Text for the subscription's state with its date; renders nothing without one. */
function SubscriptionLine({ actor }: { actor: Actor }) {
  const { t, date } = useText();
  const subscription = useSelector(actor, ({ context }) => context.relationship?.subscription);
  const phase = useSelector(actor, (state) =>
    phases.find((one) => state.matches({ acquainted: one })),
  );
  if (!subscription || subscription.expiresAt === '') return null;
  return (
    phase && (
      <MutedText>
        {t(`people.relationship.${words[phase]}`, { date: date(subscription.expiresAt) })}
      </MutedText>
    )
  );
}

/** Buttons of a profile, one set for each relation of the viewer to the person. */
export function RelationshipView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const profile = useSelector(actor, ({ context }) => context.profile);
  const blacklist = useSelector(actor, ({ context }) => context.blacklist);
  const relationship = useSelector(actor, ({ context }) => context.relationship);
  const isBanned = useSelector(actor, (state) => state.matches('banned'));
  const ban = useBan(actor);
  const name = profile.displayName;
  return (
    <div className={css.actions}>
      <SubscriptionLine actor={actor} />
      {relationship?.isRestricted && (
        <Callout>{t('people.relationship.restricted', { name })}</Callout>
      )}
      {isBanned && relationship?.banType && ban !== 'notice' && (
        <Callout tone="caution">
          {t(`people.relationship.banned.${relationship.banType}`, { name })}
        </Callout>
      )}
      <RelationshipButtons
        actor={actor}
        ban={blacklist && ban !== 'none' && <BlacklistView actor={blacklist} />}
      />
    </div>
  );
}
