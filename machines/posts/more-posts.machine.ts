import { assign, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { outputOf } from '../lib/params.ts';
import { reload, resourceStates } from '../parts/resource.ts';
import { loadLatest } from './more-posts.ports.ts';
import type * as Types from './more-posts.types.ts';
import type { Post } from './post.types.ts';

const whose = ({ context: { author } }: { context: Types.MorePostsContext }) => ({
  username: author.username,
});

/** Number of posts in two rows of three. */
const most = 6;
type Refusal = { failure: Failure };

/** Further posts by the author of a post, loaded when a reader comes to the end of the page. */
export const morePostsMachine = setup({
  types: {
    context: {} as Types.MorePostsContext,
    input: {} as Types.MorePostsInput,
    events: {} as Types.MorePostsEvent,
    children: {} as { loadLatest: 'loadLatest' },
  },
  actors: { loadLatest },
  guards: {
    hasSome: ({ context }) => context.posts.length > 0,
  },
  actions: {
    storeOthers: assign(({ context }, posts: readonly Post[]) => ({
      posts: posts.filter(({ id }) => id !== context.postId).slice(0, most),
    })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'morePosts',
  description: 'A reader of one post sees what else its author has made.',
  meta: { requirement: 'screens §3 More of' },
  context: ({ input }) => ({ ...input, posts: [], failure: null }),
  initial: 'unseen',
  states: {
    unseen: {
      description: 'Its place is out of sight, and nothing is asked for.',
      on: { 'section.approach': { target: 'loading' } },
    },
    ...resourceStates({
      port: { src: 'loadLatest', input: whose },
      descriptions: {
        loading: 'The latest posts are on their way; their shapes stand there.',
        failed: 'They did not come; the page stands without them and offers to try again.',
      },
      read: { target: 'sorting', actions: { type: 'storeOthers', params: outputOf } },
      on: { 'posts.retry': reload, 'connection.restored': reload },
    }),
    sorting: {
      description: 'What has come says whether there is anything else.',
      always: [{ guard: 'hasSome', target: 'shown' }, { target: 'none' }],
    },
    shown: { description: 'Other posts of the author are shown.' },
    none: { description: 'There is no other post, and nothing stands there.' },
  },
});
