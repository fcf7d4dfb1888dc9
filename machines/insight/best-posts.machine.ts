import { assign, setup } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { loadBestPosts } from './best-posts.ports.ts';
import type * as Types from './best-posts.types.ts';

type Context = Types.BestPostsContext;
type Ranged = Extract<Types.BestPostsEvent, { type: 'range.changed' }>;
type Sorted = Extract<Types.BestPostsEvent, { type: 'posts.sort' }>;

const asked = ({ context: { range, sort } }: { context: Context }) => ({ range, sort });

/** The posts that brought most, beside the figures. */
export const bestPostsMachine = setup({
  types: {
    context: {} as Types.BestPostsContext,
    input: {} as Types.BestPostsInput,
    events: {} as Types.BestPostsEvent,
    children: {} as { loadBestPosts: 'loadBestPosts' },
  },
  actors: { loadBestPosts },
  guards: {
    isOtherRange: ({ context }, { range }: Ranged) => context.range !== range,
    isOtherSort: ({ context }, { sort }: Sorted) => context.sort !== sort,
    isEmpty: ({ context }) => context.posts.length === 0,
  },
  actions: {
    storeRange: assign((_, { range }: Ranged) => ({ range, posts: [] })),
    storeSort: assign((_, { sort }: Sorted) => ({ sort })),
    storePosts: assign((_, posts: readonly Types.BestPost[]) => ({ posts })),
  },
}).createMachine({
  id: 'bestPosts',
  description: 'A creator sees which posts brought most in a range of days.',
  meta: { requirement: 'issue 21 best posts; contract §8.6 analytics posts' },
  context: ({ input }) => ({ ...input, sort: 'net', posts: [] }),
  initial: 'loading',
  on: {
    'range.changed': {
      guard: { type: 'isOtherRange', params: eventOf<Ranged> },
      target: '.loading',
      actions: { type: 'storeRange', params: eventOf<Ranged> },
    },
    'posts.sort': {
      guard: { type: 'isOtherSort', params: eventOf<Sorted> },
      target: '.loading',
      actions: { type: 'storeSort', params: eventOf<Sorted> },
    },
    'posts.refresh': { target: '.loading' },
  },
  states: {
    ...plainResourceStates({
      port: { src: 'loadBestPosts', input: asked },
      descriptions: {
        loading: 'The posts are on their way; those of another order stay until they come.',
        failed: 'The posts could not be read; the figures stand by themselves.',
      },
      read: {
        target: 'sorting',
        actions: { type: 'storePosts', params: outputOf<readonly Types.BestPost[]> },
      },
      on: { 'posts.retry': reload },
    }),
    sorting: {
      description: 'What has come says whether there are any.',
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'listed' }],
    },
    listed: { description: 'The posts are shown, best first.' },
    empty: { description: 'No post brought anything in these days; nothing is shown.' },
  },
});
