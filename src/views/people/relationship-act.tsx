import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href, subscriptionPath } from '#machines/navigation/routes.ts';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Eye, Gift, Link2, MessageCircle, Pencil } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { FollowButton } from './follow-button.tsx';
import type { Act } from './relationship-places.ts';

/** One thing to do, as a button or as the link to where it is done. */
export function RelationshipAct({
  act,
  first,
  actor,
}: {
  act: Act;
  first: boolean;
  actor: ActorRefFrom<typeof relationshipMachine>;
}) {
  const { t, money } = useText();
  const profile = useSelector(actor, ({ context }) => context.profile);
  const relationship = useSelector(actor, ({ context }) => context.relationship);
  const follow = useSelector(actor, ({ context }) => context.follow);
  const link = useSelector(actor, ({ context }) => context.link);
  const { displayName } = profile;
  const isGuest = useSelector(actor, (state) => state.matches('guest'));
  const followState = useSelector(follow ?? undefined, (snapshot) => snapshot);
  const look = first ? 'primary' : 'secondary';
  const price = (act === 'renew' && relationship?.subscription?.price) || profile.subscriptionPrice;
  const priced = { price: price ? money(price) : '' };
  const subscription = subscriptionPath(profile);
  if (act === 'follow')
    return (
      <FollowButton
        state={followState}
        isFollowed={false}
        displayName={displayName}
        look={look}
        onPress={(what) =>
          follow?.send({ type: what === 'follow' ? 'follow.start' : 'follow.stop' })
        }
      />
    );
  if (act === 'subscribe' || act === 'again')
    return isGuest ? (
      <Link look={look} href={subscription}>
        {t('people.relationship.subscribe', priced)}
      </Link>
    ) : (
      <Button tone={look} onClick={() => actor.send({ type: 'subscribe.ask' })}>
        {t(`people.relationship.${act}`, priced)}
      </Button>
    );
  if (act === 'renew' || act === 'manage')
    return (
      <Link look={look} href={subscription}>
        {act === 'renew' && price
          ? t('people.renewalFace.renewFor', priced)
          : t('people.relationship.manage')}
      </Link>
    );
  if (act === 'message')
    return (
      <Link
        look={look}
        icon={MessageCircle}
        href={href('conversation', { withUserId: String(profile.id) })}
      >
        {t('people.relationship.message')}
      </Link>
    );
  if (act === 'tip')
    return (
      <Button icon={Gift} onClick={() => actor.send({ type: 'tip.ask' })}>
        {t('people.relationship.tip')}
      </Button>
    );
  if (act === 'edit')
    return (
      <Link look={look} icon={Pencil} href={href('settingsProfile')}>
        {t('people.relationship.edit')}
      </Link>
    );
  if (act === 'preview')
    return (
      <Button icon={Eye} onClick={() => actor.send({ type: 'preview.ask' })}>
        {t('people.relationship.preview')}
      </Button>
    );
  if (act === 'copy')
    return (
      <Button icon={Link2} onClick={() => link.send({ type: 'link.copy' })}>
        {t('people.profileLink.copy')}
      </Button>
    );
  return (
    <Link look={look} href={href('login')}>
      {t('people.relationship.login')}
    </Link>
  );
}
