import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { otherProfileMachine } from '#machines/app/other-profile.machine.ts';
import type { OtherProfileContext } from '#machines/app/other-profile.types.ts';
import type { Profile } from '#machines/people/profile-page.types.ts';
import { profileMachine } from '#machines/people/profile.machine.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { OtherProfileView } from '#src/views/app/other-profile.view.tsx';
import { actions } from '#stories/posts/post-actions.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { creator, relationshipOf } from '#stories/people/profile.fixtures.ts';
import { openPost, paidPost } from '#stories/posts/posts.fixtures.ts';

export default {
  title: 'Screens/App/Profile of a person',
  component: OtherProfileView,
} satisfies Meta<typeof OtherProfileView>;

type Story = StoryObj<typeof OtherProfileView>;

const profileOf = (profile: Profile, viewerId: number | null) => {
  const as: StateValueFrom<typeof relationshipMachine> = profile.isSelf
    ? 'oneself'
    : viewerId === null
      ? 'guest'
      : { acquainted: 'stranger' };
  return at(
    profileMachine,
    { shown: 'settled' },
    {
      username: 'ada',
      viewerId,
      profile,
      relationship: at(relationshipMachine, as, relationshipOf(profile, viewerId)),
      failure: null,
    },
  );
};
const postsOf = (viewerId: number | null, posts: readonly Post[] = [openPost, paidPost]) =>
  at(profilePostsMachine, posts.length === 0 ? 'empty' : 'exhausted', {
    ...actions({ place: 'profile', viewerId }),
    username: 'ada',
    viewerId,
    filter: 'all',
    posts,
    cursor: null,
    opened: [],
    failure: null,
  });
const self = { ...creator, isSelf: true, relationship: null };
const show = (
  value: StateValueFrom<typeof otherProfileMachine>,
  context: Pick<OtherProfileContext, 'profile' | 'posts'> &
    Partial<Pick<OtherProfileContext, 'preview'>>,
): Story => ({
  args: {
    actor: at(otherProfileMachine, value, {
      username: 'ada',
      viewerId: 3,
      preview: null,
      ...context,
    }),
  },
});

export const Looking = show('looking', { profile: profileOf(creator, 3), posts: postsOf(3) });
/** Somebody who has not posted yet, on the own page. */
export const LookingAtOneself = show('looking', {
  profile: profileOf({ ...self, postsCount: 0 }, 2),
  posts: postsOf(2, []),
});
export const Previewing = show('previewing', {
  profile: profileOf(self, 2),
  posts: postsOf(2),
  preview: { profile: profileOf({ ...creator, relationship: null }, null), posts: postsOf(null) },
});
