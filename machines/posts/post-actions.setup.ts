import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import { forwardEmits } from '../lib/forward-emits.ts';
import { href } from '../navigation/routes.ts';
import { likeMachine } from './like.machine.ts';
import type { LikeChanged } from './like.types.ts';
import type * as Types from './post-actions.types.ts';
import { postHideMachine } from './post-hide.machine.ts';
import { copyPostLink } from './post-page.ports.ts';
import type { CopiedPostLink } from './post-page.types.ts';
import type { Post } from './post.types.ts';
import { loadPost } from './profile-posts.ports.ts';

type About = { post: Post };
type Said = { emitted: Types.PostActionsEmitted };
type Context = Types.PostActionsContext;

const without = <Value>(all: Readonly<Record<number, Value>>, postId: number) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => Number(id) !== postId));

/** The setup of the chart of what is done about the posts of a list. */
export const postActionsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostActionsInput,
    events: {} as Types.PostActionsEvent,
    emitted: {} as Types.PostActionsEmitted,
    children: {} as { copyPostLink: 'copyPostLink'; loadPost: 'loadPost' } & {
      [id: `like ${number}`]: 'like';
      [id: `hide ${number}`]: 'hide';
    },
  },
  actors: { copyPostLink, loadPost, like: likeMachine, hide: postHideMachine },
  guards: {
    isMember: ({ context }) => context.viewerId !== null,
    isOthers: ({ context }, { post }: About) =>
      context.viewerId !== null && post.author.id !== context.viewerId,
    isForSale: ({ context }, { post }: About) =>
      context.viewerId !== null && post.isLocked && post.price !== null,
    isAsked: ({ context }, { subject }: PurchaseSettled) =>
      subject.kind === 'post' && subject.id in context.asked,
    hasBought: ({ context }) => context.bought.length > 0,
    isHideEnd: (_, { emitted }: Said) => emitted.type === 'hide.ended',
  },
  actions: {
    /** A post gets a chart for its like only when it is pressed. */
    pressLike: enqueueActions(({ context, enqueue, self }, { post }: About) => {
      if (!(post.id in context.likes)) {
        const { isLiked, likesCount } = context.known[post.id] ?? post;
        enqueue.assign({
          likes: ({ spawn, context: { likes } }) => ({
            ...likes,
            [post.id]: spawn('like', {
              id: `like ${post.id}`,
              input: { postId: post.id, isLiked, likesCount },
            }),
          }),
        });
        enqueue(({ context: { likes } }) => {
          const like = likes[post.id];
          if (like) forwardEmits(like, self);
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
    pressHide: enqueueActions(({ context, enqueue, self }, { post }: About) => {
      const hide = context.hides[post.id];
      if (hide) {
        enqueue.sendTo(hide, { type: 'hide.toggle' });
        return;
      }
      enqueue.assign({
        hides: ({ spawn, context: { hides } }) => ({
          ...hides,
          [post.id]: spawn('hide', { id: `hide ${post.id}`, input: { postId: post.id } }),
        }),
      });
      enqueue(({ context: { hides } }) => {
        const begun = hides[post.id];
        if (begun) forwardEmits(begun, self);
      });
    }),
    dropHide: assign(({ context }, { emitted }: Said) =>
      emitted.type === 'hide.ended' ? { hides: without(context.hides, emitted.postId) } : {},
    ),
    storeAsked: assign(({ context }, { post: { id, author } }: About) => ({
      asked: { ...context.asked, [id]: author.username },
    })),
    storeBought: assign(({ context }, { subject }: PurchaseSettled) => ({
      bought: [...context.bought, subject.id],
    })),
    storeOpened: assign(({ context }, { post }: About) => ({
      opened: { ...context.opened, [post.id]: post },
    })),
    dropBought: assign(({ context }) => ({ bought: context.bought.slice(1) })),
    requestUnlock: emit((_, { post: { id, author, price } }: About) => {
      if (!price) throw new Error('A post without a price is not for sale.');
      return {
        type: 'dialog.requested' as const,
        id: `unlock-post-${id}`,
        dialog: 'purchase' as const,
        input: { payee: author, subject: { kind: 'post' as const, id }, price },
      };
    }),
    storePath: assign((_, { post: { id, author } }: About) => ({
      path: href('post', { username: author.username, postId: id }),
    })),
    forward: emit((_, { emitted }: Said) => emitted),
    announceCopy: emit((_, { link, isCopied }: CopiedPostLink) => ({
      type: 'notice.shown' as const,
      tone: isCopied ? ('positive' as const) : ('caution' as const),
      key: isCopied ? 'posts.postPage.copied' : 'posts.postPage.copyRefused',
      params: { link },
    })),
    announceReason: emit(({ context: { place } }, { post: { author } }: About) => ({
      type: 'notice.shown' as const,
      tone: 'neutral' as const,
      key: `posts.postActions.reasons.${place}`,
      params: { name: author.displayName },
    })),
    requestComplaint: emit((_, { post: { id, author } }: About) => ({
      type: 'dialog.requested' as const,
      id: `complaint-post-${id}`,
      dialog: 'complaint' as const,
      input: {
        about: { kind: 'post' as const, postId: id },
        displayName: author.displayName,
        userId: author.id,
      },
    })),
    requestBan: emit((_, { post: { author } }: About) => ({
      type: 'dialog.requested' as const,
      id: `block-${author.id}`,
      dialog: 'block' as const,
      input: { displayName: author.displayName, banType: null, userId: author.id },
    })),
  },
});
