import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { profilePath } from '#machines/navigation/routes.ts';
import type { profileMachine } from '#machines/people/profile.machine.ts';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Card } from '#src/ui/style/card.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { BadgeCheck } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './author-card.module.css';
import { FollowView } from './follow.view.tsx';
import { RelationshipAct } from './relationship-act.tsx';
import { usePlaces } from './use-places.ts';

/** To subscribe, with its price, and to follow; what else there is stands on the profile. */
function Acts({ actor }: { actor: ActorRefFrom<typeof relationshipMachine> }) {
  const follow = useSelector(actor, ({ context }) => context.follow);
  const isBanned = useSelector(actor, (state) => state.matches('banned'));
  const { primary, beside } = usePlaces(actor);
  const sale = [primary].find((act) => act === 'subscribe' || act === 'again' || act === 'renew');
  const login = [primary, ...beside].find((act) => act === 'login');
  return (
    <div className={css.acts}>
      {sale && <RelationshipAct first act={sale} actor={actor} />}
      {login && <RelationshipAct first={!sale} act={login} actor={actor} />}
      {follow && !isBanned && <FollowView actor={follow} look={sale ? 'secondary' : 'primary'} />}
    </div>
  );
}

/** Author of a post beside it: to their profile, and to follow or subscribe. */
export function AuthorCard({ actor }: { actor: ActorRefFrom<typeof profileMachine> }) {
  const { t } = useText();
  const profile = useSelector(actor, ({ context }) => context.profile);
  const relationship = useSelector(actor, ({ context }) => context.relationship);
  if (!profile) return null;
  return (
    <Card as="div">
      <Link look="bare" className={css.person ?? ''} href={profilePath(profile)}>
        <Avatar name={profile.displayName} src={profile.profilePhoto} />
        <span className={css.names}>
          <span className={css.name}>
            <bdi>
              <PersonName of={profile} />
            </bdi>
            {profile.isVerified && (
              <Icon of={BadgeCheck} size={16} label={t('posts.postCard.verified')} />
            )}
          </span>
          <Handle of={profile} className={css.handle} />
        </span>
      </Link>
      {relationship && <Acts actor={relationship} />}
    </Card>
  );
}
