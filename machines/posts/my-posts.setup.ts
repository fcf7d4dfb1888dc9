import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { href, postPath } from '../navigation/routes.ts';
import type { Answer } from '../modal/modal.types.ts';
import { childOf } from '../parts/children.ts';
import { changeOf, isComplete, labelOf } from './my-post.ts';
import type { MyPost, PostChanged, PostStatus } from './my-post.types.ts';
import * as list from './my-posts-list.ts';
import { loadMyPosts } from './my-posts.ports.ts';
import type * as Types from './my-posts.types.ts';
import { deletionOf, editorOf, publishedBy, publishingOf } from './post-requests.ts';
import { postCommandMachine } from './post-command.machine.ts';
import type { PostCommandEmitted, PostCommandKind } from './post-command.types.ts';
import { postTitleMachine } from './post-title.machine.ts';
import type { PostTitleEmitted } from './post-title.types.ts';

type Context = Types.MyPostsContext;
type Page = { page: Types.MyPostsPage };
type Refusal = { failure: Failure };
type Named = { postId: number };
type Act = Named & { kind: PostCommandKind };
type Answered = { id: string; answer: Answer };
type Said = { emitted: PostCommandEmitted | PostTitleEmitted };

const find = (context: Context, { postId }: Named) =>
  list.shownOf(context).find(({ id }) => id === postId);
const known = (context: Context, params: Named) => {
  const post = find(context, params);
  if (!post) throw new Error('Nothing can be done with a post that is not there.');
  return post;
};
const busyWith = ({ parts }: Context, { postId }: Named) =>
  parts.some((part) => part.postId === postId);
const canAct = (context: Context, { kind, postId }: Act): boolean => {
  const post = find(context, { postId });
  if (!post || busyWith(context, { postId })) return false;
  if (kind === 'duplicate') return post.draftOf === null;
  if (kind === 'apply') return post.draftOf !== null;
  return post.status !== 'published' && post.draftOf === null && isComplete(post);
};
const without = ({ parts }: Context, id: number) => parts.filter(({ postId }) => postId !== id);
const doneTo = (emitted: Said['emitted']): MyPost => {
  if (!('post' in emitted)) throw new Error('Nothing was done to a post.');
  return emitted.post;
};
const noticeKey = { publish: 'posts.myPosts.isOut', apply: 'posts.myPosts.isApplied' } as const;

/** Pages of one's own posts, with one title edit or step at a time. */
export const myPostsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.MyPostsInput,
    events: {} as Types.MyPostsEvent,
    emitted: {} as Types.MyPostsEmitted,
    children: {} as {
      loadFirst: 'loadMyPosts';
      loadMore: 'loadMyPosts';
      refreshFirst: 'loadMyPosts';
    } & { [id: `command ${number}`]: 'command' } & { [id: `title ${number}`]: 'title' },
  },
  actors: { loadMyPosts, command: postCommandMachine, title: postTitleMachine },
  guards: {
    isOther: ({ context }, { status }: { status: PostStatus }) => status !== context.status,
    isOtherKind: ({ context }, { filter }: { filter: Types.MyPostFilter }) =>
      filter !== context.filter,
    isEmpty: ({ context }) => list.shownOf(context).length === 0,
    isBare: ({ context }) => list.shownOf(context).length === 0 && context.cursor !== null,
    hasSome: ({ context }) => list.shownOf(context).length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    canPublish: ({ context }, { kind, postId }: Act) =>
      kind === 'publish' && canAct(context, { kind, postId }),
    canAct: ({ context }, { kind, postId }: Act) => canAct(context, { kind, postId }),
    isPublishing: ({ context }, { id, answer }: Answered) =>
      answer.kind === 'confirmed' && canAct(context, { kind: 'publish', postId: publishedBy(id) }),
    canTitle: ({ context }, params: Named) =>
      find(context, params) !== undefined && !busyWith(context, params),
    isKnown: ({ context }, params: Named) => find(context, params) !== undefined,
    isDeletion: (_, { change }: PostChanged) => change === 'deleted',
    isReturn: ({ context }, { change, postId }: PostChanged) =>
      change === 'restored' && context.deleted.includes(postId),
    isCopy: (_, { emitted }: Said) => emitted.type === 'post.acted' && emitted.kind === 'duplicate',
    isAct: (_, { emitted }: Said) => emitted.type === 'post.acted',
    isTitle: (_, { emitted }: Said) => emitted.type === 'post.titled',
    isStale: (_, { emitted }: Said) => 'isStale' in emitted && emitted.isStale,
  },
  actions: {
    storeStatus: assign((_, { status }: { status: PostStatus }) => ({
      status,
      filter: 'all' as const,
      search: '',
      titled: null,
    })),
    storeFilter: assign((_, { filter }: { filter: Types.MyPostFilter }) => ({ filter })),
    storeSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    clearFilters: assign({ filter: 'all', search: '' }),
    dropPosts: assign({ posts: [], cursor: null, deleted: [] }),
    replacePage: assign((_, { page }: Page) => ({
      posts: page.posts,
      cursor: page.nextCursor,
      counts: page.counts,
      deleted: [],
    })),
    appendPage: assign(({ context }, { page }: Page) => list.withNext(context, page)),
    refreshPage: assign(({ context }, { page }: Page) => list.refreshed(context, page)),
    hideDeleted: assign(({ context }, { postId }: Named) => list.withoutDeleted(context, postId)),
    showRestored: assign(({ context }, { postId }: Named) => list.withRestored(context, postId)),
    moveActed: assign(({ context }, { emitted }: Said) => {
      if (emitted.type !== 'post.acted' || emitted.kind === 'duplicate') return {};
      // A row that is now under another tab was counted as that tab was read.
      const from = find(context, { postId: emitted.from.id });
      if (!from) return {};
      return list.withMoved(context, from, emitted.kind === 'publish' ? 'published' : null);
    }),
    storeTitle: assign(({ context }, { emitted }: Said) =>
      emitted.type === 'post.titled'
        ? {
            titled: emitted.post.id,
            posts: context.posts.map((post) => (post.id === emitted.post.id ? emitted.post : post)),
          }
        : {},
    ),
    dropPart: assign(({ context }, { emitted }: Said) => {
      if (emitted.type === 'post.acted') return { parts: without(context, emitted.from.id) };
      if (emitted.type === 'post.titled') return { parts: without(context, emitted.post.id) };
      return { parts: without(context, emitted.postId) };
    }),
    startAction: assign(({ context, spawn, self }, { kind, postId }: Act) => {
      const input = { kind, post: known(context, { postId }) };
      const actor = childOf(self, spawn('command', { id: `command ${postId}`, input }));
      return { parts: [...context.parts, { kind: 'command' as const, postId, actor }] };
    }),
    startTitle: assign(({ context, spawn, self }, { postId }: Named) => {
      const input = { post: known(context, { postId }) };
      const actor = childOf(self, spawn('title', { id: `title ${postId}`, input }));
      return { parts: [...context.parts, { kind: 'title' as const, postId, actor }] };
    }),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    requestPublishing: emit(({ context }, { postId }: Act) =>
      publishingOf(postId, labelOf(known(context, { postId }))),
    ),
    requestDeletion: emit(({ context }, params: Named) => {
      const post = known(context, params);
      return deletionOf(post, post.status === 'draft');
    }),
    openEditor: emit(({ context }, params: Named) => editorOf(known(context, params))),
    openCopy: emit((_, { emitted }: Said) => editorOf(doneTo(emitted))),
    announceAct: emit((_, { emitted }: Said) => {
      if (emitted.type !== 'post.acted') throw new Error('Nothing was done to a post.');
      const { kind, post } = emitted;
      return {
        type: 'notice.shown' as const,
        tone: 'positive' as const,
        key: noticeKey[kind === 'apply' ? 'apply' : 'publish'],
        params: { post: labelOf(post) },
        lead: {
          label: 'posts.myPosts.see',
          path: postPath(post.author, post.id) ?? href('profile'),
        },
      };
    }),
    announceChange: emit((_, { emitted }: Said) => changeOf(doneTo(emitted))),
  },
  delays: { debounce: 300 },
});
