import type { Meta, StoryObj } from '@storybook/react-vite';
import { postWithAuthorMachine } from '#machines/app/post-with-author.machine.ts';
import { profileMachine } from '#machines/people/profile.machine.ts';
import { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { PostWithAuthorView } from '#src/views/app/post-with-author.view.tsx';
import { at } from '#stories/lib/at.ts';
import { creator, relationshipOf } from '#stories/people/profile.fixtures.ts';
import { actions } from '#stories/posts/post-actions.fixtures.ts';
import { albumPost, openPost, subscribersPost } from '#stories/posts/posts.fixtures.ts';

export default {
  title: 'Screens/App/Post',
  component: PostWithAuthorView,
} satisfies Meta<typeof PostWithAuthorView>;

type Story = StoryObj<typeof PostWithAuthorView>;

const read = { username: 'ada', postId: 11, viewerId: 3, viewerName: 'bo' } as const;

const pageOf = (post: Post | null, viewerId: number | null) =>
  at(postPageMachine, post ? { shown: 'settled' } : 'loading', {
    ...actions({ viewerId, place: 'page' }),
    ...read,
    viewerId,
    post,
    like: null,
    comments: null,
    more: null,
    failure: null,
  });
const authorOf = (viewerId: number | null) =>
  at(
    profileMachine,
    { shown: 'settled' },
    {
      username: 'ada',
      viewerId,
      profile: creator,
      relationship:
        viewerId === null
          ? at(relationshipMachine, 'guest', { ...relationshipOf(creator), viewerId, follow: null })
          : at(relationshipMachine, { acquainted: 'stranger' }, relationshipOf(creator)),
      failure: null,
    },
  );

/** Its address is looked at before anything is shown. */
export const Deciding: Story = {
  args: {
    actor: at(postWithAuthorMachine, 'deciding', {
      ...read,
      page: pageOf(null, 3),
      author: null,
    }),
  },
};
export const Beside: Story = {
  args: {
    actor: at(postWithAuthorMachine, 'beside', {
      ...read,
      page: pageOf(albumPost, 3),
      author: authorOf(3),
    }),
  },
};
export const BesideLockedForAGuest: Story = {
  args: {
    actor: at(postWithAuthorMachine, 'beside', {
      ...read,
      viewerId: null,
      viewerName: null,
      page: pageOf(subscribersPost, null),
      author: authorOf(null),
    }),
  },
};
export const Own: Story = {
  args: {
    actor: at(postWithAuthorMachine, 'own', {
      ...read,
      viewerId: openPost.author.id,
      viewerName: 'ada',
      page: pageOf(openPost, openPost.author.id),
      author: null,
    }),
  },
};
