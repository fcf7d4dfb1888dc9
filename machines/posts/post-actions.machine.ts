import { eventOf, outputOf } from '../lib/params.ts';
import type { PostActionsContext } from './post-actions.types.ts';
import { postActionsSetup } from './post-actions.setup.ts';

/** A browser without a clipboard at all: the address stands there to be copied by hand. */
const addressOnly = ({ context }: { context: PostActionsContext }) => ({
  link: context.path,
  isCopied: false,
});

/** What a reader does about the posts of a list: like, unlock, hide, copy a link, report, ban the author. */
export const postActionsMachine = postActionsSetup.createMachine({
  id: 'postActions',
  description: 'Somebody acts on posts while they read a list of them.',
  meta: { requirement: 'screens §2 feed card; spec §2 Content' },
  context: ({ input }) => ({
    ...input,
    likes: {},
    known: {},
    hides: {},
    asked: {},
    bought: [],
    opened: {},
    path: '',
  }),
  initial: 'settled',
  on: {
    'like.press': { guard: 'isMember', actions: { type: 'pressLike', params: eventOf } },
    'like.changed': { actions: { type: 'storeLike', params: eventOf } },
    'hide.press': {
      guard: { type: 'isOthers', params: eventOf },
      actions: { type: 'pressHide', params: eventOf },
    },
    'report.ask': {
      guard: { type: 'isOthers', params: eventOf },
      actions: { type: 'requestComplaint', params: eventOf },
    },
    'ban.ask': {
      guard: { type: 'isOthers', params: eventOf },
      actions: { type: 'requestBan', params: eventOf },
    },
    'unlock.ask': {
      guard: { type: 'isForSale', params: eventOf },
      actions: [
        { type: 'storeAsked', params: eventOf },
        { type: 'requestUnlock', params: eventOf },
      ],
    },
    'purchase.settled': {
      guard: { type: 'isAsked', params: eventOf },
      actions: { type: 'storeBought', params: eventOf },
    },
    'reason.ask': { actions: { type: 'announceReason', params: eventOf } },
    'child.emitted': [
      {
        guard: { type: 'isHideEnd', params: eventOf },
        actions: { type: 'dropHide', params: eventOf },
      },
      { actions: { type: 'forward', params: eventOf } },
    ],
  },
  states: {
    settled: {
      description: 'Nothing is being copied; likes and hidden posts have charts of their own.',
      always: { guard: 'hasBought', target: 'rereading' },
      on: {
        'link.copy': { target: 'copying', actions: { type: 'storePath', params: eventOf } },
      },
    },
    rereading: {
      description: 'A post was bought: it alone is read again, and stands open where it stood.',
      invoke: {
        id: 'loadPost',
        src: 'loadPost',
        input: ({ context: { bought, asked } }) => ({
          username: asked[bought[0] ?? 0] ?? '',
          postId: bought[0] ?? 0,
        }),
        onDone: {
          target: 'settled',
          actions: [
            { type: 'storeOpened', params: ({ event }) => ({ post: event.output }) },
            'dropBought',
          ],
        },
        onError: { target: 'settled', actions: 'dropBought' },
      },
    },
    copying: {
      description: 'The browser is asked to take the address; it says whether it did.',
      invoke: {
        id: 'copyPostLink',
        src: 'copyPostLink',
        input: ({ context }) => ({ path: context.path }),
        onDone: { target: 'settled', actions: { type: 'announceCopy', params: outputOf } },
        onError: { target: 'settled', actions: { type: 'announceCopy', params: addressOnly } },
      },
    },
  },
});
