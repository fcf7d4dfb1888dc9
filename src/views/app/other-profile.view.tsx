import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { otherProfileMachine } from '#machines/app/other-profile.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Arrival } from '#src/ui/focus/arrival.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Columns } from '#src/ui/style/columns.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ProfileView } from '../people/profile.view.tsx';
import { UserCard } from '../people/user-card.tsx';
import { ProfilePostsView } from '../posts/profile-posts.view.tsx';
import { NotFoundCard } from './not-found-card.tsx';
import css from './other-profile.module.css';

/** The page of a person: the head, the posts below, and beside them in few words who it is. */
export function OtherProfileView({ actor }: { actor: ActorRefFrom<typeof otherProfileMachine> }) {
  const { t } = useText();
  const own = useSelector(actor, ({ context }) => context);
  const { profile, posts } = own.preview ?? own;
  const isPreview = own.preview !== null;
  const isMissing = useSelector(profile, (part) => part.matches('missing'));
  const isLoading = useSelector(profile, (part) => part.matches('loading'));
  const isShown = useSelector(profile, (part) => part.matches('shown'));
  const { profile: person, username } = useSelector(
    profile,
    ({ context: { profile, username } }) => ({ profile, username }),
    shallowEqual,
  );
  if (isMissing) return <NotFoundCard path={href('otherProfile', { username })} name={username} />;
  return (
    <Columns label={t('people.profile.about')} aside={person && <UserCard profile={person} />}>
      {isPreview && (
        <Arrival>
          <Callout
            title={t('people.profile.asOthers')}
            actions={
              <Button onClick={() => actor.send({ type: 'preview.leave' })}>
                {t('people.profile.asOneself')}
              </Button>
            }
          >
            {t('people.profile.asOthersMore')}
          </Callout>
        </Arrival>
      )}
      {/* Nothing in it can be pressed, as in the preview of a post. */}
      <div className={css.page} inert={isPreview && isShown}>
        <ProfileView actor={profile} />
        {/* The height of the head is unknown while it loads: posts below it would shift. */}
        {!isLoading && <ProfilePostsView actor={posts} isOwn={person?.isSelf === true} />}
      </div>
    </Columns>
  );
}
