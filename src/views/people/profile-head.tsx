import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Profile } from '#machines/people/profile-page.types.ts';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Badge } from '#src/ui/style/badge.tsx';
import { CoverFace } from '#src/ui/media/cover-face.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { BadgeCheck } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { StickyBar } from '#src/ui/frame/sticky-bar.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './profile.module.css';
import { RelationshipFirst } from './relationship-actions.tsx';

/** The shape of a head that is on its way. */
export function HeadSkeleton() {
  return (
    <div className={css.head}>
      <Skeleton shape="box" ratio={3} />
      <div className={css.row}>
        <CoverFace>
          <Skeleton shape="circle" width="var(--size)" />
        </CoverFace>
        <div className={css.words}>
          <Skeleton width="14rem" />
          <Skeleton width="10rem" />
        </div>
      </div>
    </div>
  );
}

/** Mark beside a followed person's name, shown as soon as Follow is pressed. */
export function Following({ actor }: { actor: ActorRefFrom<typeof relationshipMachine> }) {
  const { t } = useText();
  const follow = useSelector(actor, ({ context }) => context.follow);
  const isFollowed = useSelector(follow ?? undefined, (part) => part?.hasTag('followed') ?? false);
  return isFollowed ? <span className={css.state}>{t('people.profile.following')}</span> : null;
}

/** Name, username and numbers; the badge wraps with the last word of the name. */
export function Words({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t, plural } = useText();
  return (
    <div className={css.words}>
      <div className={css.title}>
        <ScreenHeading own>
          <bdi className={css.name}>
            <PersonName of={profile} />
          </bdi>
          {profile.isVerified && <Icon of={BadgeCheck} label={t('posts.postCard.verified')} />}
        </ScreenHeading>
        {children}
        {profile.relationship?.isFollowedBy && <Badge>{t('people.profile.followsYou')}</Badge>}
      </div>
      <p className={css.quiet}>
        <Handle of={profile} />
        <span>{plural('people.profile.posts', profile.postsCount)}</span>
        <span>{plural('people.profile.followers', profile.followersCount)}</span>
      </p>
    </div>
  );
}

/**
 * Sticky bar with the name and the first action once the head is out of sight; replaces the top bar
 * on a phone.
 */
export function HeadBar({
  profile,
  relationship,
}: {
  profile: Profile;
  relationship: ActorRefFrom<typeof relationshipMachine> | null;
}) {
  return (
    <StickyBar>
      <Avatar name={profile.displayName} src={profile.profilePhoto} size="small" />
      <bdi className={css.passed}>
        <PersonName of={profile} />
      </bdi>
      {relationship && (
        <span className={css.passedFirst}>
          <RelationshipFirst actor={relationship} />
        </span>
      )}
    </StickyBar>
  );
}
