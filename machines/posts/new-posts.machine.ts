import { assign, emit, setup } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import type { FeedPage } from './post-list.types.ts';
import { countNew } from './new-posts.ports.ts';
import type {
  NewPostsContext,
  NewPostsEmitted,
  NewPostsEvent,
  NewPostsInput,
  PostPublished,
} from './new-posts.types.ts';

const counted = ({ event }: { event: { output: number } }) => ({ count: outputOf({ event }) });

/** Posts that are newer than the feed on the page: they wait behind a button, and move nothing. */
export const newPostsMachine = setup({
  types: {
    context: {} as NewPostsContext,
    input: {} as NewPostsInput,
    events: {} as NewPostsEvent,
    emitted: {} as NewPostsEmitted,
    children: {} as { countNew: 'countNew' },
  },
  actors: { countNew },
  guards: {
    isOther: ({ context }, { postId }: PostPublished) => !context.ids.includes(postId),
    /** The server counted posts that the socket did not report, and this may be one of them. */
    isMaybeCounted: ({ context }, { postId }: PostPublished) =>
      !context.ids.includes(postId) && context.count > context.ids.length,
    isAway: ({ context }) => context.beginsAway,
    hasSome: ({ context }) => context.count > 0,
    isNone: (_, { count }: { count: number }) => count === 0,
  },
  actions: {
    addPost: assign(({ context }, { postId }: PostPublished) => {
      const ids = [...context.ids, postId];
      return { ids, count: Math.max(context.count, ids.length) };
    }),
    storeCount: assign((_, params: { count: number }) => params),
    /** Keeps the ids of posts that were published while the page was being fetched. */
    startOver: assign(({ context }, { page }: { page: FeedPage }) => {
      const newestId = page.posts[0]?.id ?? 0;
      const ids = context.ids.filter((id) => id > newestId);
      return { newestId, ids, count: ids.length };
    }),
    announceWish: emit({ type: 'posts.wanted' }),
  },
}).createMachine({
  id: 'newPosts',
  description: 'Posts came out since the feed was read.',
  meta: { requirement: 'screens §2 new posts; peers §2.4' },
  context: ({ input }) => ({ ...input, newestId: 0, ids: [], count: 0 }),
  type: 'parallel',
  states: {
    posts: {
      description: 'What is known to be newer than the feed on the page.',
      initial: 'upToDate',
      on: {
        'post.published': [
          {
            guard: { type: 'isMaybeCounted', params: eventOf },
            target: '.counting',
            actions: { type: 'addPost', params: eventOf },
          },
          {
            guard: { type: 'isOther', params: eventOf },
            target: '.sorting',
            actions: { type: 'addPost', params: eventOf },
          },
        ],
        'connection.caughtUp': { target: '.counting' },
        'feed.read': { target: '.sorting', actions: { type: 'startOver', params: eventOf } },
      },
      states: {
        sorting: {
          description: 'The number says whether there is anything to offer.',
          always: [{ guard: 'hasSome', target: 'offering' }, { target: 'upToDate' }],
        },
        upToDate: { description: 'Nothing is known that is newer than the feed on the page.' },
        counting: {
          description:
            'The server is asked how many came out: the socket was away, and cannot say.',
          on: {
            // It counts from a post that is no longer the newest.
            'feed.read': {
              target: 'counting',
              reenter: true,
              actions: { type: 'startOver', params: eventOf },
            },
            // Those that are known are offered meanwhile, and the feed that is read holds them all.
            'posts.show': { guard: 'hasSome', target: 'fetching', actions: 'announceWish' },
            // The answer under way may be older than this post.
            'post.published': {
              guard: { type: 'isOther', params: eventOf },
              target: 'counting',
              reenter: true,
              actions: { type: 'addPost', params: eventOf },
            },
          },
          invoke: {
            id: 'countNew',
            src: 'countNew',
            input: ({ context }) => ({ newestId: context.newestId }),
            onDone: [
              {
                guard: { type: 'isNone', params: counted },
                target: 'upToDate',
                actions: { type: 'storeCount', params: counted },
              },
              { target: 'offering', actions: { type: 'storeCount', params: counted } },
            ],
            onError: { target: 'sorting' },
          },
        },
        offering: {
          description: 'A button says how many there are.',
          on: { 'posts.show': { target: 'fetching', actions: 'announceWish' } },
        },
        fetching: {
          description: 'They were asked for; the feed reads itself from its start.',
          tags: 'busy',
          on: {
            'post.published': {
              guard: { type: 'isOther', params: eventOf },
              actions: { type: 'addPost', params: eventOf },
            },
            'connection.caughtUp': { description: 'The feed that is on its way holds them all.' },
            'feed.read': { target: 'shown', actions: { type: 'startOver', params: eventOf } },
            'feed.unread': { target: 'offering' },
          },
        },
        shown: {
          description: 'The newest of them has the focus.',
          // One came out after the feed was read.
          always: { guard: 'hasSome', target: 'offering' },
        },
      },
    },
    socket: {
      description: 'Whether anybody would say so if a post came out.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The page says whether it had a socket.',
          always: [{ guard: 'isAway', target: 'away' }, { target: 'live' }],
        },
        live: {
          description: 'New posts are reported; nothing has to be looked for.',
          on: { 'connection.lost': { target: 'away' } },
        },
        away: {
          description: 'Nobody reports new posts: a button looks for them.',
          meta: { requirement: 'issue 37 item 4' },
          on: {
            'connection.caughtUp': { target: 'live' },
            'posts.look': { target: 'looking', actions: 'announceWish' },
          },
        },
        looking: {
          description: 'The feed reads itself from its start.',
          tags: 'busy',
          on: {
            'connection.caughtUp': { target: 'live' },
            'feed.read': { target: 'away' },
            'feed.unread': { target: 'away' },
          },
        },
      },
    },
  },
});
