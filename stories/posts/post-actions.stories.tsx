import type { Meta, StoryObj } from '@storybook/react-vite';
import { likeMachine } from '#machines/posts/like.machine.ts';
import { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { postHideMachine } from '#machines/posts/post-hide.machine.ts';
import { ListedPost } from '#src/views/posts/listed-post.tsx';
import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import { at } from '#stories/lib/at.ts';
import { noActions } from './post-actions.fixtures.ts';
import { albumPost, openPost, paidPost, previewedPost } from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Post actions',
  component: ListedPost,
  args: { post: openPost },
} satisfies Meta<typeof ListedPost>;

type Story = StoryObj<typeof ListedPost>;
const failure = { kind: 'offline' } as const;
const { id: postId } = openPost;
const refused = at(
  likeMachine,
  { unliked: 'refused' },
  { postId, isLiked: false, likesCount: 1284, failure },
);
const hidden = at(postHideMachine, { hidden: 'settled' }, { postId, failure: null });

export const Settled: Story = {
  args: { actions: at(postActionsMachine, 'settled', noActions) },
};
export const SettledAfterALike: Story = {
  args: {
    actions: at(postActionsMachine, 'settled', {
      ...noActions,
      known: { [postId]: { isLiked: true, likesCount: 1285 } },
    }),
  },
};
export const SettledWithARefusedLike: Story = {
  args: { actions: at(postActionsMachine, 'settled', { ...noActions, likes: { 11: refused } }) },
};
export const SettledWithAHiddenPost: Story = {
  args: { actions: at(postActionsMachine, 'settled', { ...noActions, hides: { 11: hidden } }) },
};
export const SettledForAGuest: Story = {
  args: {
    actions: at(postActionsMachine, 'settled', { ...noActions, viewerId: null, place: 'explore' }),
  },
};
/** Its price has a button that opens the purchase in place. */
export const SettledWithALockedPost: Story = {
  args: { post: paidPost, actions: at(postActionsMachine, 'settled', noActions) },
};
/** Its author lets the first seconds be watched. */
export const SettledWithAPreview: Story = {
  args: { post: previewedPost, actions: at(postActionsMachine, 'settled', noActions) },
};
/** It was bought: what is locked stays until it is read. */
export const Rereading: Story = {
  args: {
    post: paidPost,
    actions: at(postActionsMachine, 'rereading', {
      ...noActions,
      asked: { [paidPost.id]: 'ada' },
      due: [{ postId: paidPost.id, username: 'ada' }],
    }),
  },
};
const own = { ...noActions, viewerId: openPost.author.id };
const whose = { postId, username: 'ada' };
/** Its author edits, copies and deletes it from the menu. */
export const SettledOfMine: Story = {
  args: { actions: at(postActionsMachine, 'settled', own) },
};
export const SettledWithATitleInItsField: Story = {
  args: {
    actions: at(postActionsMachine, 'settled', {
      ...own,
      part: {
        kind: 'title',
        ...whose,
        actor: at(postTitleMachine, 'editing', { post: openPost, title: 'First', failure: null }),
      },
    }),
  },
};
export const SettledWithARefusedCopy: Story = {
  args: {
    actions: at(postActionsMachine, 'settled', {
      ...own,
      part: {
        kind: 'command',
        ...whose,
        actor: at(postCommandMachine, 'refused', { kind: 'duplicate', post: openPost, failure }),
      },
    }),
  },
};
export const Copying: Story = {
  args: { actions: at(postActionsMachine, 'copying', { ...noActions, path: '/ada/post/11' }) },
};
/** The share sheet lies over the page. */
export const Sharing: Story = {
  args: { actions: at(postActionsMachine, 'sharing', { ...noActions, path: '/ada/post/11' }) },
};
/** Four cells open one picture each; the fifth says how many more there are. */
export const SettledWithTenPictures: Story = {
  args: { post: albumPost, actions: at(postActionsMachine, 'settled', noActions) },
};
