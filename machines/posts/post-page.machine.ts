import { eventOf, failureOf } from '../lib/params.ts';
import { childOf, forwarding } from '../parts/children.ts';
import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import { postPageSetup } from './post-page.setup.ts';
import type { PostPageContext } from './post-page.types.ts';
import type { Post } from './post.types.ts';

const loaded = ({ event }: { event: { output: Post } }) => ({ post: event.output });
const which = ({ context }: { context: PostPageContext }) => ({
  username: context.username,
  postId: context.postId,
});
/** The page of one post, with all that can be done about it. */
export const postPageMachine = postPageSetup.createMachine({
  id: 'postPage',
  description: 'Somebody reads one post on a page of its own.',
  meta: { requirement: 'spec §2 post; contract §8.2 posts' },
  context: ({ input, spawn, self }) => ({
    ...input,
    actions: childOf(
      self,
      spawn('actions', { id: 'actions', input: { viewerId: input.viewerId, place: 'page' } }),
    ),
    post: null,
    like: null,
    comments: null,
    more: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadPost', input: which },
      descriptions: {
        loading: 'The post is on its way; a skeleton stands in its place.',
        failed: 'The post could not be read.',
      },
      read: [
        {
          guard: { type: 'isNamedSo', params: loaded },
          target: 'shown',
          actions: [
            { type: 'storePost', params: loaded },
            { type: 'openLike', params: loaded },
            { type: 'openComments', params: loaded },
            { type: 'openMore', params: loaded },
            { type: 'announceOpened', params: loaded },
          ],
        },
        { target: 'moved', actions: { type: 'requestNewName', params: loaded } },
      ],
      refused: [{ guard: { type: 'isMissing', params: failureOf }, target: 'missing' }],
      on: { 'post.retry': reload, 'connection.restored': reload },
      anew: {
        'post.changed': { guard: { type: 'isThis', params: eventOf }, ...readAnew },
        'purchase.settled': readAnew,
      },
    }),
    shown: {
      description: 'The post is shown, locked or open, with what the viewer can do.',
      on: {
        'unlock.ask': { guard: 'isForSale', actions: 'requestUnlock' },
        'subscribe.ask': { guard: 'isForSubscribers', actions: 'requestSubscription' },
        'post.changed': { guard: { type: 'isThis', params: eventOf }, target: '.rereading' },
        ...forwarding,
        'connection.caughtUp': { target: '.rereading' },
        'connection.restored': { actions: 'askAgain' },
        'purchase.settled': {
          guard: { type: 'isOpening', params: eventOf },
          target: '.rereading',
        },
      },
      initial: 'settled',
      states: {
        settled: {
          description: 'What is shown is what the server said last.',
        },
        rereading: {
          description:
            'It was bought, or something may have been missed: it is read once more and stays meanwhile.',
          invoke: {
            id: 'rereadPost',
            src: 'loadPost',
            input: which,
            onDone: {
              target: 'settled',
              actions: [
                { type: 'storePost', params: loaded },
                { type: 'openLike', params: loaded },
                { type: 'openComments', params: loaded },
              ],
            },
            onError: [
              { guard: { type: 'isMissing', params: failureOf }, target: '#postPage.missing' },
              { target: 'settled' },
            ],
          },
        },
      },
    },
    moved: {
      description: 'Its author has another name by now, under which the app opens the page.',
      meta: { requirement: 'issue 19 old links' },
      tags: 'busy',
    },
    missing: {
      description: 'There is no such post, or none that this viewer may know of.',
      entry: 'dropPost',
      on: { 'post.changed': { guard: { type: 'isThis', params: eventOf }, target: 'loading' } },
    },
  },
});
