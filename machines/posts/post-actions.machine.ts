import { eventOf, outputOf } from '../lib/params.ts';
import type { PostActionsContext, SharedPostLink } from './post-actions.types.ts';
import { postActionsSetup } from './post-actions.setup.ts';

/** A browser without a clipboard at all: the address stands there to be copied by hand. */
const addressOnly = ({ context }: { context: PostActionsContext }) => ({
  link: context.path,
  isCopied: false,
});

const shared = ({ event }: { event: { output: SharedPostLink } }) => outputOf({ event });
/** No sheet took it: the address was copied in its place, or was not. */
const copied = ({ event }: { event: { output: SharedPostLink } }) => ({
  link: event.output.link,
  isCopied: event.output.end === 'copied',
});

/** Actions on the posts of a list, by a reader or by the author of one of them. */
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
    previewed: null,
    due: [],
    reread: {},
    deleted: [],
    part: null,
    path: '',
    title: null,
  }),
  initial: 'settled',
  on: {
    'like.press': { guard: 'isMember', actions: { type: 'pressLike', params: eventOf } },
    'like.changed': { actions: { type: 'storeLike', params: eventOf } },
    'hide.press': {
      guard: { type: 'isOthers', params: eventOf },
      actions: { type: 'pressHide', params: eventOf },
    },
    'tip.ask': {
      guard: { type: 'isOthers', params: eventOf },
      actions: { type: 'requestTip', params: eventOf },
    },
    'media.open': {
      guard: { type: 'isSeen', params: eventOf },
      actions: { type: 'requestViewer', params: eventOf },
    },
    'preview.ask': {
      guard: { type: 'hasPreview', params: eventOf },
      actions: [
        { type: 'storePreviewed', params: eventOf },
        { type: 'requestPreview', params: eventOf },
      ],
    },
    'preview.unlock': {
      guard: { type: 'isPreviewed', params: eventOf },
      actions: 'unlockPreviewed',
    },
    'post.share': { target: '.sharing', actions: { type: 'storePath', params: eventOf } },
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
    'edit.open': {
      guard: { type: 'isOwn', params: eventOf },
      actions: { type: 'requestEditor', params: eventOf },
    },
    'delete.ask': {
      guard: { type: 'isOwn', params: eventOf },
      actions: { type: 'requestDeletion', params: eventOf },
    },
    'title.edit': {
      guard: { type: 'canBegin', params: eventOf },
      actions: { type: 'beginTitle', params: eventOf },
    },
    'post.duplicate': {
      guard: { type: 'canBegin', params: eventOf },
      actions: { type: 'beginCopy', params: eventOf },
    },
    'post.changed': { actions: { type: 'storeChange', params: eventOf } },
    'reason.ask': { actions: { type: 'announceReason', params: eventOf } },
    'child.emitted': [
      {
        guard: { type: 'isHideEnd', params: eventOf },
        actions: { type: 'dropHide', params: eventOf },
      },
      {
        guard: { type: 'isTitled', params: eventOf },
        actions: ['dropPart', { type: 'storeTitled', params: eventOf }],
      },
      {
        guard: { type: 'isCopied', params: eventOf },
        actions: ['dropPart', { type: 'openCopy', params: eventOf }],
      },
      {
        guard: { type: 'isLeft', params: eventOf },
        actions: [{ type: 'storeStale', params: eventOf }, 'dropPart'],
      },
      { actions: { type: 'forward', params: eventOf } },
    ],
  },
  states: {
    settled: {
      description:
        'Nothing is being copied or shared; likes and hidden posts have charts of their own.',
      always: { guard: 'hasDue', target: 'rereading' },
      on: {
        'link.copy': { target: 'copying', actions: { type: 'storePath', params: eventOf } },
      },
    },
    rereading: {
      description: 'A post was bought or changed: it alone is read again, where it stands.',
      invoke: {
        id: 'loadPost',
        src: 'loadPost',
        input: ({ context: { due } }) => due[0] ?? { username: '', postId: 0 },
        onDone: {
          target: 'settled',
          actions: [
            { type: 'storeReread', params: ({ event }) => ({ post: event.output }) },
            'dropDue',
          ],
        },
        onError: { target: 'settled', actions: 'dropDue' },
      },
    },
    sharing: {
      description: 'The sheet of the device is asked for; without one the address is copied.',
      on: { 'post.share': { description: 'The sheet is open already.' } },
      invoke: {
        id: 'sharePostLink',
        src: 'sharePostLink',
        input: ({ context: { path, title } }) => ({ path, title }),
        onDone: [
          { guard: { type: 'isSaid', params: shared }, target: 'settled' },
          { target: 'settled', actions: { type: 'announceCopy', params: copied } },
        ],
        onError: { target: 'settled', actions: { type: 'announceCopy', params: addressOnly } },
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
