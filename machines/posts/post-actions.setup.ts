import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { PreviewUnlocked } from '../media/viewer.types.ts';
import { href, postPath } from '../navigation/routes.ts';
import { childOf } from '../parts/children.ts';
import { likeMachine } from './like.machine.ts';
import type { LikeChanged } from './like.types.ts';
import type * as Types from './post-actions.types.ts';
import { changeOf } from './my-post.ts';
import type { MyPost, PostChanged } from './my-post.types.ts';
import { postHideMachine } from './post-hide.machine.ts';
import { copyPostLink, sharePostLink } from './post-actions.ports.ts';
import * as requests from './post-requests.ts';
import { postCommandMachine } from './post-command.machine.ts';
import type { PostCommandEmitted } from './post-command.types.ts';
import { postTitleMachine } from './post-title.machine.ts';
import type { PostTitleEmitted } from './post-title.types.ts';
import type { Post } from './post.types.ts';
import { loadPost } from './profile-posts.ports.ts';

type About = { post: Post };
type Said = { emitted: Types.PostActionsEmitted | PostTitleEmitted | PostCommandEmitted };
type Context = Types.PostActionsContext;

const whoseOf = ({ id: postId, author: { username } }: Post) => ({ postId, username });
const doneTo = (emitted: Said['emitted']): MyPost => {
  if (!('post' in emitted)) throw new Error('Nothing was done to a post.');
  return emitted.post;
};

const without = <Value>(all: Readonly<Record<number, Value>>, postId: number) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => Number(id) !== postId));

/** Actions on the posts of a list; a like or a hide gets a chart of its own when first used. */
export const postActionsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostActionsInput,
    events: {} as Types.PostActionsEvent,
    emitted: {} as Types.PostActionsEmitted,
    children: {} as {
      copyPostLink: 'copyPostLink';
      sharePostLink: 'sharePostLink';
      loadPost: 'loadPost';
    } & {
      [id: `like ${number}`]: 'like';
      [id: `hide ${number}`]: 'hide';
    } & { title: 'title'; command: 'command' },
  },
  actors: {
    copyPostLink,
    sharePostLink,
    loadPost,
    like: likeMachine,
    hide: postHideMachine,
    title: postTitleMachine,
    command: postCommandMachine,
  },
  guards: {
    isMember: ({ context }) => context.viewerId !== null,
    isOthers: ({ context }, { post }: About) =>
      context.viewerId !== null && post.author.id !== context.viewerId,
    isForSale: ({ context }, { post }: About) =>
      context.viewerId !== null && post.isLocked && post.price !== null,
    /** Its address is here: nothing of a locked post can be looked at. */
    isSeen: (_, { post, hash }: About & { hash: string }) => requests.placeOf(post, hash) >= 0,
    hasPreview: (_, { post }: About) => requests.hasPreview(post),
    isPreviewed: ({ context }, { id }: PreviewUnlocked) => context.previewed?.id === id,
    /** The sheet said enough. */
    isSaid: (_, { end }: Types.SharedPostLink) => end === 'shared' || end === 'left',
    isAsked: ({ context }, { subject }: PurchaseSettled) =>
      subject.kind === 'post' && subject.id in context.asked,
    isOwn: ({ context }, { post }: About) => post.author.id === context.viewerId,
    canBegin: ({ context }, { post }: About) =>
      post.author.id === context.viewerId && context.part === null,
    isTitled: (_, { emitted }: Said) => emitted.type === 'post.titled',
    isCopied: (_, { emitted }: Said) => emitted.type === 'post.acted',
    isLeft: (_, { emitted }: Said) => 'isStale' in emitted,
    hasDue: ({ context }) => context.due.length > 0,
    isHideEnd: (_, { emitted }: Said) => emitted.type === 'hide.ended',
  },
  actions: {
    /** A post gets a chart for its like only when it is pressed. */
    pressLike: enqueueActions(({ context, enqueue }, { post }: About) => {
      if (!(post.id in context.likes)) {
        const { isLiked, likesCount } = context.known[post.id] ?? post;
        const input = { postId: post.id, isLiked, likesCount };
        enqueue.assign({
          likes: ({ spawn, self, context: { likes } }) => ({
            ...likes,
            [post.id]: childOf(self, spawn('like', { id: `like ${post.id}`, input })),
          }),
        });
      }
      enqueue(({ context: { likes } }) => likes[post.id]?.send({ type: 'like.toggle' }));
    }),
    /** Another place may have liked it: what was pressed here gives way to what the server says. */
    storeLike: enqueueActions(({ context, enqueue }, event: LikeChanged) => {
      const { postId, isLiked, likesCount } = event;
      const like = context.likes[postId];
      if (like && like.getSnapshot().context.isLiked !== isLiked) {
        enqueue.stopChild(like);
        enqueue.assign({ likes: without(context.likes, postId) });
      }
      enqueue.assign({ known: { ...context.known, [postId]: { isLiked, likesCount } } });
    }),
    pressHide: enqueueActions(({ context, enqueue }, { post }: About) => {
      const hide = context.hides[post.id];
      if (hide) {
        enqueue.sendTo(hide, { type: 'hide.toggle' });
        return;
      }
      const input = { postId: post.id };
      enqueue.assign({
        hides: ({ spawn, self, context: { hides } }) => ({
          ...hides,
          [post.id]: childOf(self, spawn('hide', { id: `hide ${post.id}`, input })),
        }),
      });
    }),
    dropHide: assign(({ context }, { emitted }: Said) =>
      emitted.type === 'hide.ended' ? { hides: without(context.hides, emitted.postId) } : {},
    ),
    storeAsked: assign(({ context }, { post: { id, author } }: About) => ({
      asked: { ...context.asked, [id]: author.username },
    })),
    storeBought: assign(({ context }, { subject: { id } }: PurchaseSettled) => ({
      due: [...context.due, { postId: id, username: context.asked[id] ?? '' }],
    })),
    storeReread: assign(({ context }, { post }: About) => ({
      reread: { ...context.reread, [post.id]: post },
    })),
    dropDue: assign(({ context }) => ({ due: context.due.slice(1) })),
    storeChange: assign(({ context: { due, deleted } }, event: PostChanged) => {
      const { postId } = event;
      if (event.change === 'deleted') return { deleted: [...new Set(deleted).add(postId)] };
      if (event.change === 'restored') return { deleted: deleted.filter((id) => id !== postId) };
      return { due: [...due, { postId, username: event.username }] };
    }),
    /** Another version was there: the post is read again before it is changed. */
    storeStale: enqueueActions(({ context: { part, due }, enqueue }, { emitted }: Said) => {
      if (part && 'isStale' in emitted && emitted.isStale)
        enqueue.assign({ due: [...due, { postId: part.postId, username: part.username }] });
    }),
    storeTitled: enqueueActions(({ context: { reread }, enqueue }, { emitted }: Said) => {
      const post = doneTo(emitted);
      enqueue.assign({ reread: { ...reread, [post.id]: post } });
      enqueue.emit(changeOf(post));
    }),
    beginTitle: assign(({ spawn, self }, { post }: About) => {
      const actor = childOf(self, spawn('title', { id: 'title', input: { post } }));
      return { part: { kind: 'title' as const, ...whoseOf(post), actor } };
    }),
    beginCopy: assign(({ spawn, self }, { post }: About) => {
      const input = { kind: 'duplicate' as const, post };
      const actor = childOf(self, spawn('command', { id: 'command', input }));
      return { part: { kind: 'command' as const, ...whoseOf(post), actor } };
    }),
    dropPart: assign({ part: null }),
    requestUnlock: emit((_, { post }: About) => requests.unlockOf(post)),
    requestTip: emit((_, { post }: About) => requests.tipOf(post)),
    requestViewer: emit((_, { post, hash }: About & { hash: string }) =>
      requests.viewerOf(post, hash),
    ),
    storePreviewed: assign((_, { post }: About) => ({ previewed: post })),
    requestPreview: emit(({ context, self }, { post }: About) =>
      requests.previewOf(post, self, context.viewerId === null),
    ),
    unlockPreviewed: enqueueActions(({ context: { previewed: post }, enqueue }) => {
      if (post) enqueue.raise({ type: 'unlock.ask', post });
    }),
    storePath: assign((_, { post: { id, author, title } }: About) => ({
      path: postPath(author, id) ?? href('main'),
      title,
    })),
    forward: enqueueActions(({ enqueue }, { emitted }: Said) => {
      if (!('post' in emitted || 'isStale' in emitted)) enqueue.emit(emitted);
    }),
    announceCopy: emit((_, { link, isCopied }: Types.CopiedPostLink) => ({
      type: 'notice.shown' as const,
      tone: isCopied ? ('positive' as const) : ('caution' as const),
      key: isCopied ? 'posts.postPage.copied' : 'posts.postPage.copyRefused',
      params: { [isCopied ? 'link' : 'url']: link },
    })),
    announceReason: emit(({ context: { place } }, { post: { author } }: About) => ({
      type: 'notice.shown' as const,
      tone: 'neutral' as const,
      key: `posts.postActions.reasons.${place}`,
      params: { name: author.displayName },
    })),
    requestComplaint: emit((_, { post }: About) => requests.complaintOf(post)),
    requestBan: emit((_, { post }: About) => requests.banOf(post)),
    requestEditor: emit((_, { post }: About) => requests.editorOf(post)),
    requestDeletion: emit((_, { post }: About) => requests.deletionOf(post)),
    openCopy: emit((_, { emitted }: Said) => requests.editorOf(doneTo(emitted))),
  },
});
