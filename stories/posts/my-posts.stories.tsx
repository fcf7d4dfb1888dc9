import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import type { MyPostPart, MyPostsContext } from '#machines/posts/my-posts.types.ts';
import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import { MyPostsView } from '#src/views/posts/my-posts.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  awkwardPost,
  blankPost,
  draftPost,
  copyDraft,
  editDraft,
  outPost,
  partPost,
  plannedPost,
  soldPost,
} from './my-posts.fixtures.ts';

export default {
  title: 'Screens/Posts/My posts',
  component: MyPostsView,
} satisfies Meta<typeof MyPostsView>;

type Story = StoryObj<typeof MyPostsView>;

const bare: MyPostsContext = {
  status: 'published',
  filter: 'all',
  search: '',
  posts: [],
  cursor: null,
  counts: { published: 24, scheduled: 2, draft: 3 },
  deleted: [],
  titled: null,
  parts: [],
  failure: null,
};
const some = { posts: [soldPost, outPost, awkwardPost] };
const drafts = {
  status: 'draft',
  posts: [draftPost, editDraft, copyDraft, partPost, blankPost],
} as const;
const show = (
  value: StateValueFrom<typeof myPostsMachine>,
  context: Partial<MyPostsContext> = {},
): Story => ({ args: { actor: at(myPostsMachine, value, { ...bare, ...context }) } });
const title: MyPostPart = {
  kind: 'title',
  postId: soldPost.id,
  actor: at(postTitleMachine, 'editing', { post: soldPost, title: 'Studio', failure: null }),
};
const step = (value: 'acting' | 'refused'): MyPostPart => ({
  kind: 'command',
  postId: draftPost.id,
  actor: at(postCommandMachine, value, {
    kind: 'publish',
    post: draftPost,
    failure: { kind: 'offline' },
  }),
});

export const Loading = show('loading', { counts: null });
export const Typing = show('typing', { ...some, search: 'stu' });
export const ListedSorting = show({ listed: 'sorting' }, some);
export const ListedResting = show({ listed: 'resting' }, { ...some, cursor: 'older' });
export const ListedRestingScheduled = show(
  { listed: 'resting' },
  { status: 'scheduled', posts: [plannedPost], cursor: 'older' },
);
export const ListedRestingWithATitle = show({ listed: 'exhausted' }, { ...some, parts: [title] });
export const ListedLoadingMore = show({ listed: 'loadingMore' }, { ...some, cursor: 'older' });
export const ListedExhausted = show({ listed: 'exhausted' }, some);
export const ListedExhaustedDrafts = show({ listed: 'exhausted' }, drafts);
export const ListedExhaustedPublishing = show(
  { listed: 'exhausted' },
  { ...drafts, parts: [step('acting')] },
);
export const ListedExhaustedRefused = show(
  { listed: 'exhausted' },
  { ...drafts, parts: [step('refused')] },
);
export const ListedExhaustedDeleted = show(
  { listed: 'exhausted' },
  { ...some, deleted: [soldPost.id] },
);
export const ListedEmpty = show({ listed: 'empty' });
export const ListedEmptyDrafts = show({ listed: 'empty' }, { status: 'draft' });
export const ListedEmptyOfAKind = show({ listed: 'empty' }, { filter: 'videos' });
export const ListedInterrupted = show({ listed: 'interrupted' }, { ...some, cursor: 'older' });
export const ListedRefreshing = show({ listed: 'refreshing' }, some);
export const Failed = show('failed', { counts: null, failure: { kind: 'offline' } });
