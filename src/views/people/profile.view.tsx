import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/people/profile.machine.ts';
import type { Profile } from '#machines/people/profile.types.ts';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { BannerPicture } from '#src/ui/banner-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ScreenHeading } from '#src/ui/heading.tsx';
import { BadgeCheck } from '#src/ui/icons.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { ScreenTitle } from '#src/ui/screen-title.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './profile.module.css';
import { RelationshipView } from './relationship.view.tsx';

/** The shape of a head that is on its way. */
function HeadSkeleton() {
  return (
    <div className={css.head}>
      <Skeleton shape="box" ratio={3} />
      <div className={css.row}>
        <span className={css.face}>
          <Skeleton shape="circle" width="112px" />
        </span>
        <div className={css.words}>
          <Skeleton width="14rem" />
          <Skeleton width="10rem" />
        </div>
      </div>
    </div>
  );
}

/** That the viewer follows, beside the name, from the moment they asked for it. */
function Following({ actor }: { actor: ActorRefFrom<typeof relationshipMachine> }) {
  const { t } = useText();
  const { follow } = useSelector(actor, ({ context }) => context);
  const isFollowed = useSelector(follow ?? undefined, (part) => part?.hasTag('followed') ?? false);
  return isFollowed ? <span className={css.state}>{t('people.profile.following')}</span> : null;
}

/** Name, username and numbers; the badge wraps with the last word of the name. */
function Words({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t, plural } = useText();
  return (
    <div className={css.words}>
      <div className={css.title}>
        <ScreenHeading>
          <bdi className={css.name}>{profile.displayName}</bdi>
          {profile.isVerified && <Icon of={BadgeCheck} label={t('posts.postCard.verified')} />}
        </ScreenHeading>
        {children}
        {profile.relationship?.isFollowedBy && <Badge>{t('people.profile.followsYou')}</Badge>}
      </div>
      <p className={css.quiet}>
        <span>@{profile.username}</span>
        <span>{plural('people.profile.posts', profile.postsCount)}</span>
        <span>{plural('people.profile.followers', profile.followersCount)}</span>
      </p>
    </div>
  );
}

/** The head of a profile in every state of its chart. */
export function ProfileView({ actor }: { actor: ActorRefFrom<typeof profileMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { profile, relationship, username } = state.context;
  if (state.matches('loading'))
    return (
      <Loading label={t('people.profile.loading', { name: username })}>
        <HeadSkeleton />
      </Loading>
    );
  if (state.matches('failed'))
    return (
      <Callout
        tone="negative"
        actions={
          <Button onClick={() => actor.send({ type: 'profile.retry' })}>
            {t('people.profile.retry')}
          </Button>
        }
      >
        {t('people.profile.failed')}
      </Callout>
    );
  if (state.matches('missing')) return <p>{t('people.profile.missing')}</p>;
  if (!profile) return null;
  return (
    <header className={css.head}>
      <ScreenTitle>
        {t('people.profile.documentTitle', {
          name: profile.displayName,
          username: profile.username,
        })}
      </ScreenTitle>
      <BannerPicture banner={profile.banner} align={profile.bannerAlign} />
      <div className={css.row}>
        <span className={css.face}>
          <Avatar name={profile.displayName} src={profile.profilePhoto} size="huge" />
        </span>
        <Words profile={profile}>{relationship && <Following actor={relationship} />}</Words>
      </div>
      {profile.about && (
        <p className={css.aboutOfHead}>
          <bdi>{profile.about}</bdi>
        </p>
      )}
      {relationship && <RelationshipView actor={relationship} />}
    </header>
  );
}
