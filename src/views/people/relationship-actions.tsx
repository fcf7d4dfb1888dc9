import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Ban, Flag, Gift, Link2, MessageCircle } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { useText } from '#src/ui/text.tsx';
import { FollowView } from './follow.view.tsx';
import css from './profile.module.css';

type State = SnapshotFrom<typeof relationshipMachine>;

interface Part {
  actor: ActorRefFrom<typeof relationshipMachine>;
  state: State;
}

/** In words how the subscription stands, with its date; nothing where there is none. */
export function SubscriptionLine({ state }: { state: State }) {
  const { t, date } = useText();
  const { subscription } = state.context.relationship ?? {};
  if (!subscription) return null;
  const word = state.matches({ acquainted: 'subscriber' })
    ? 'renews'
    : state.matches({ acquainted: 'ending' })
      ? 'ends'
      : state.matches({ acquainted: 'expired' })
        ? 'expired'
        : null;
  return word && <p>{t(`people.relationship.${word}`, { date: date(subscription.expiresAt) })}</p>;
}

/** What is rarely done to a person, behind three dots. */
export function RelationshipMenu({ actor, state }: Part) {
  const { t } = useText();
  const { profile, link } = state.context;
  const name = profile.displayName;
  return (
    <MenuButton
      label={t('people.relationship.more', { name })}
      items={() => [
        { id: 'link.copy' as const, label: t('people.profileLink.copy'), icon: Link2 },
        ...(state.can({ type: 'ban.ask' })
          ? [{ id: 'ban.ask' as const, label: t('people.relationship.ban'), icon: Ban }]
          : []),
        ...(state.can({ type: 'report.ask' })
          ? [{ id: 'report.ask' as const, label: t('people.relationship.report'), icon: Flag }]
          : []),
      ]}
      onSelect={(type) => (type === 'link.copy' ? link.send({ type }) : actor.send({ type }))}
    />
  );
}

/** What there is to pay for between the two: the first thing to do here, where there is anything. */
function Paid({ actor, state }: Part) {
  const { t, money } = useText();
  const { profile } = state.context;
  const price = profile.subscriptionPrice;
  if (state.matches({ acquainted: 'subscriber' }) || state.matches({ acquainted: 'ending' }))
    return (
      <Link look="secondary" href={href('subscription', { username: profile.username })}>
        {t('people.relationship.manage')}
      </Link>
    );
  if (!price || !state.can({ type: 'subscribe.ask' })) return null;
  const word = state.matches({ acquainted: 'expired' }) ? 'again' : 'subscribe';
  return (
    <Button tone="primary" onClick={() => actor.send({ type: 'subscribe.ask' })}>
      {t(`people.relationship.${word}`, { price: money(price) })}
    </Button>
  );
}

/** What two people who may deal with each other do often, the most likely first. */
function Often({ actor, state }: Part) {
  const { t } = useText();
  const { profile, follow, relationship } = state.context;
  const sells = state.can({ type: 'subscribe.ask' });
  return (
    <>
      {follow && <FollowView actor={follow} look={sells ? 'secondary' : 'primary'} />}
      {relationship?.isRestricted !== true && (
        <Link
          look="secondary"
          icon={MessageCircle}
          title={t('people.relationship.message')}
          href={href('conversation', { withUserId: String(profile.id) })}
        >
          <span className={css.word}>{t('people.relationship.message')}</span>
        </Link>
      )}
      {state.can({ type: 'tip.ask' }) && (
        <Button icon={Gift} onClick={() => actor.send({ type: 'tip.ask' })}>
          <span className={css.word}>{t('people.relationship.tip')}</span>
        </Button>
      )}
    </>
  );
}

/** Every button between two members; the menu stands in one place, so that a ban keeps the focus there. */
export function RelationshipButtons({ actor, state, ban }: Part & { ban: ReactNode }) {
  const meets = state.matches('acquainted');
  return (
    <div className={css.buttons}>
      {meets && <Paid actor={actor} state={state} />}
      <div className={css.often}>
        {ban}
        {meets && <Often actor={actor} state={state} />}
        <RelationshipMenu actor={actor} state={state} />
      </div>
    </div>
  );
}
