import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { profilePath, subscriptionPath } from '#machines/navigation/routes.ts';
import type { ChatPersonContext } from '#machines/chat/chat-person.types.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { CircleUser, Gift } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { FollowView } from '#src/views/people/follow.view.tsx';
import { UserCard } from '#src/views/people/user-card.tsx';
import css from './chat-person.module.css';

type ProfileRef = NonNullable<ChatPersonContext['profile']>;
type RelationshipRef = NonNullable<
  ReturnType<ProfileRef['getSnapshot']>['context']['relationship']
>;

/** Actions on the person, except writing to them. */
function PersonActions({ actor }: { actor: RelationshipRef }) {
  const { t, money } = useText();
  const { profile, follow, relationship } = useSelector(
    actor,
    ({ context: { profile, follow, relationship } }) => ({ profile, follow, relationship }),
    shallowEqual,
  );
  const canSubscribe = useSelector(actor, (state) => state.can({ type: 'subscribe.ask' }));
  const isAcquainted = useSelector(actor, (state) => state.matches('acquainted'));
  const canTip = useSelector(actor, (state) => state.can({ type: 'tip.ask' }));
  const price = profile.subscriptionPrice;
  const isSubscriber = relationship?.isSubscriber === true;
  return (
    <div className={css.actions}>
      {isSubscriber && (
        <Link look="secondary" href={subscriptionPath(profile)}>
          {t('people.relationship.manage')}
        </Link>
      )}
      {price && canSubscribe && (
        <Button tone="primary" onClick={() => actor.send({ type: 'subscribe.ask' })}>
          {t('people.relationship.subscribe', { price: money(price) })}
        </Button>
      )}
      {isAcquainted && follow && <FollowView actor={follow} look="secondary" />}
      {canTip && (
        <Button icon={Gift} onClick={() => actor.send({ type: 'tip.ask' })}>
          {t('people.relationship.tip')}
        </Button>
      )}
      <Link look="secondary" icon={CircleUser} href={profilePath(profile)}>
        {t('people.profile.title')}
      </Link>
    </div>
  );
}

const phases = ['loading', 'failed', 'missing'] as const;

function Card({ actor }: { actor: ProfileRef }) {
  const { t } = useText();
  const { profile, relationship, username } = useSelector(
    actor,
    ({ context: { profile, relationship, username } }) => ({ profile, relationship, username }),
    shallowEqual,
  );
  const phase = useSelector(actor, (state) => phases.find((one) => state.matches(one)));
  if (phase === 'loading')
    return (
      <Loading label={t('people.profile.loading', { name: username })}>
        <Skeleton shape="circle" width="112px" height="112px" />
        <Skeleton lines={4} />
      </Loading>
    );
  if (phase === 'failed')
    return (
      <RetryCallout
        tone="negative"
        retry={t('people.profile.retry')}
        onRetry={() => actor.send({ type: 'profile.retry' })}
      >
        {t('people.profile.failed')}
      </RetryCallout>
    );
  if (phase === 'missing' || !profile) return <p>{t('people.profile.missing')}</p>;
  return (
    <>
      <div className={css.face}>
        <Avatar name={profile.displayName} src={profile.profilePhoto} size="huge" />
        <p className={css.name}>
          <bdi>
            <PersonName of={profile} />
          </bdi>
        </p>
        {profile.username && (
          <p className={css.quiet}>
            <Handle of={profile} />
          </p>
        )}
      </div>
      {relationship && <PersonActions actor={relationship} />}
      <UserCard profile={profile} />
    </>
  );
}

/** The card of the other person beside the messages; nothing while it is closed. */
export function ChatPersonView({ actor }: { actor: ActorRefFrom<typeof chatPersonMachine> }) {
  const { t } = useText();
  const profile = useSelector(actor, ({ context }) => context.profile);
  if (!profile) return null;
  return (
    <aside className={css.person} aria-label={t('chat.chatPerson.label')}>
      <Card actor={profile} />
    </aside>
  );
}
