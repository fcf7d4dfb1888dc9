import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import { commentsMachine } from '#machines/posts/comments.machine.ts';
import type { CommentsContext } from '#machines/posts/comments.types.ts';
import { threadAccessMachine } from '#machines/posts/thread-access.machine.ts';
import { CommentsView } from '#src/views/posts/comments.view.tsx';
import { at } from '#stories/lib/at.ts';
import { authorComment, hostileComment, ownComment } from './comments.fixtures.ts';
import { ada } from './posts.fixtures.ts';

export default {
  title: 'Flows/Posts/Comments',
  component: CommentsView,
} satisfies Meta<typeof CommentsView>;

type Story = StoryObj<typeof CommentsView>;

const bare: CommentsContext = {
  postId: 11,
  authorId: ada.id,
  viewerId: 3,
  order: 'oldest',
  comments: [],
  cursor: null,
  count: 0,
  openTo: 'readers',
  canComment: true,
  arrived: [],
  access: null,
  composer: at(commentComposerMachine, 'writing', {
    postId: 11,
    text: '',
    pending: '',
    key: '',
    failure: null,
  }),
  changes: {},
  isOutdated: false,
  failure: null,
};
const some = { comments: [ownComment, authorComment, hostileComment], count: 3 };
const show = (
  value: StateValueFrom<typeof commentsMachine>,
  context: Partial<CommentsContext> = {},
): Story => ({ args: { actor: at(commentsMachine, value, { ...bare, ...context }) } });
const removing = at(commentChangeMachine, 'removing', {
  comment: ownComment,
  kind: 'remove',
  text: ownComment.text,
  failure: null,
});

export const Loading = show('loading');
export const Sorting = show('sorting', some);
export const Resting = show('resting', { ...some, cursor: 'next', count: 160 });
export const RestingFromTheEnd = show('resting', {
  ...some,
  cursor: 'next',
  count: 160,
  order: 'newest',
});
export const LoadingMore = show('loadingMore', { ...some, cursor: 'next', count: 160 });
export const Interrupted = show('interrupted', { ...some, cursor: 'next', count: 160 });
export const Exhausted = show('exhausted', some);
export const ExhaustedWhileOneIsDeleted = show('exhausted', {
  ...some,
  changes: { [ownComment.id]: removing },
});
export const Rereading = show('rereading', { ...some, arrived: [authorComment.id] });
export const ExhaustedForItsAuthor = show('exhausted', {
  ...some,
  viewerId: ada.id,
  access: at(threadAccessMachine, 'settled', { postId: 11, openTo: 'readers', wanted: 'readers' }),
});
export const ExhaustedForAGuest = show('exhausted', { ...some, viewerId: null, canComment: false });
export const ExhaustedForSubscribers = show('exhausted', {
  ...some,
  openTo: 'subscribers',
  canComment: false,
});
export const ExhaustedClosed = show('exhausted', { ...some, openTo: 'nobody', canComment: false });
export const ExhaustedForTheRestricted = show('exhausted', { ...some, canComment: false });
export const Empty = show('empty');
export const Failed = show('failed', { failure: { kind: 'offline' } });
