import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/people/profile.machine.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { BannerPicture } from '#src/ui/media/banner-picture.tsx';
import { CoverFace } from '#src/ui/media/cover-face.tsx';
import { ClampedText } from '#src/ui/texts/clamped-text.tsx';
import { LinkedWords } from '#src/ui/texts/linked-text.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { isDataSaverOn } from '#src/ui/loading/data-saver.ts';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './profile.module.css';
import { Following, HeadBar, HeadSkeleton, Words } from './profile-head.tsx';
import { RelationshipView } from './relationship.view.tsx';

/** The head of a profile in every state of its chart. */
export function ProfileView({ actor }: { actor: ActorRefFrom<typeof profileMachine> }) {
  const { t, hidden } = useText();
  const { profile, relationship, username } = useSelector(
    actor,
    ({ context: { profile, relationship, username } }) => ({ profile, relationship, username }),
    shallowEqual,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  if (isBusy)
    return (
      <Loading label={t('people.profile.loading', { name: username })}>
        <HeadSkeleton />
      </Loading>
    );
  if (hasFailed)
    return (
      <RetryCallout
        tone="negative"
        retry={t('people.profile.retry')}
        onRetry={() => actor.send({ type: 'profile.retry' })}
      >
        {t('people.profile.failed')}
      </RetryCallout>
    );
  if (isMissing) return <p>{t('people.profile.missing')}</p>;
  if (!profile) return null;
  return (
    <>
      <header className={css.head}>
        <ScreenTitle>
          {t('people.profile.documentTitle', {
            name: profile.displayName,
            username: profile.username,
          })}
        </ScreenTitle>
        <BannerPicture banner={profile.banner} align={profile.bannerAlign} />
        <div className={css.row}>
          <CoverFace>
            <Avatar
              name={profile.displayName}
              src={isDataSaverOn() ? profile.profilePhoto : profile.largePhoto}
              alt={(!hidden.names && profile.photoAlt) || ''}
              size="huge"
            />
          </CoverFace>
          <Words profile={profile}>{relationship && <Following actor={relationship} />}</Words>
        </div>
        {profile.about && (
          <ClampedText
            className={css.aboutOfHead ?? ''}
            more={t('people.profile.more')}
            less={t('people.profile.less')}
          >
            <bdi>
              <LinkedWords>{profile.about}</LinkedWords>
            </bdi>
          </ClampedText>
        )}
        {relationship && <RelationshipView actor={relationship} />}
      </header>
      <HeadBar profile={profile} relationship={relationship} />
    </>
  );
}
