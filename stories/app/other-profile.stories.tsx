import type { Meta, StoryObj } from '@storybook/react-vite';
import { otherProfileMachine } from '#machines/app/other-profile.machine.ts';
import { profileMachine } from '#machines/people/profile.machine.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { profilePostsMachine } from '#machines/posts/profile-posts.machine.ts';
import { OtherProfileView } from '#src/views/app/other-profile.view.tsx';
import { actions } from '#stories/posts/post-actions.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { creator, relationshipOf } from '#stories/people/profile.fixtures.ts';
import { openPost, paidPost } from '#stories/posts/posts.fixtures.ts';

export default {
  title: 'Screens/App/Other profile',
  component: OtherProfileView,
} satisfies Meta<typeof OtherProfileView>;

export const Looking: StoryObj<typeof OtherProfileView> = {
  args: {
    actor: at(otherProfileMachine, 'looking', {
      profile: at(
        profileMachine,
        { shown: 'settled' },
        {
          username: 'ada',
          viewerId: 3,
          profile: creator,
          relationship: at(
            relationshipMachine,
            { acquainted: 'stranger' },
            relationshipOf(creator),
          ),
          failure: null,
        },
      ),
      posts: at(profilePostsMachine, 'exhausted', {
        ...actions({ place: 'profile' }),
        username: 'ada',
        viewerId: 3,
        filter: 'all',
        posts: [openPost, paidPost],
        cursor: null,
        opened: [],
        failure: null,
      }),
    }),
  },
};
