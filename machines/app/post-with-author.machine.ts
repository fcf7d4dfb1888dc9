import { emit, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { profileMachine } from '../people/profile.machine.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { postPageMachine } from '../posts/post-page.machine.ts';
import type { PostPageEvent } from '../posts/post-page.types.ts';
import type * as Types from './post-with-author.types.ts';

type Said = { emitted: Types.PostWithAuthorEmitted };
type Shared = { type: 'connection.caughtUp' } | { type: 'connection.restored' };

/** Page of a post, with its author beside it. */
export const postWithAuthorMachine = setup({
  types: {
    context: {} as Types.PostWithAuthorContext,
    input: {} as Types.PostWithAuthorInput,
    events: {} as Types.PostWithAuthorEvent,
    emitted: {} as Types.PostWithAuthorEmitted,
    children: {} as { page: 'page'; author: 'author' },
  },
  actors: { page: postPageMachine, author: lazyPort<typeof profileMachine>('author') },
  guards: {
    isOwn: ({ context: { username, viewerName } }) =>
      username.toLowerCase() === viewerName?.toLowerCase(),
    isOpening: (_, { emitted }: Said) => emitted.type === 'post.opened',
    isAccessChange: (_, { emitted }: Said) => emitted.type === 'access.changed',
  },
  actions: {
    openAuthor: enqueueActions(({ context, enqueue, self }, { emitted }: Said) => {
      if (emitted.type !== 'post.opened') return;
      if (context.author) enqueue.stopChild(context.author);
      const input = { username: emitted.username, viewerId: context.viewerId };
      enqueue.assign({
        author: ({ spawn }) => childOf(self, spawn('author', { id: 'author', input })),
      });
    }),
    notifyPage: sendTo('page', (_, event: PostPageEvent) => event),
    notifyAuthor: enqueueActions(
      ({ context: { author }, enqueue }, event: RelationChanged | DialogsEmitted | Shared) => {
        if (author) enqueue.sendTo(author, event);
      },
    ),
    refreshAuthor: enqueueActions(({ context: { author }, enqueue }) => {
      if (author) enqueue.sendTo(author, { type: 'connection.caughtUp' });
    }),
    rereadPost: sendTo('page', { type: 'connection.caughtUp' }),
    forward: emit(emittedOf<Types.PostWithAuthorEmitted>),
  },
}).createMachine({
  id: 'postWithAuthor',
  description: 'Somebody reads one post on a page of its own, with its author beside it.',
  meta: { requirement: 'issue 37 post page' },
  context: ({ input, spawn, self }) => ({
    ...input,
    page: childOf(self, spawn('page', { id: 'page', input })),
    author: null,
  }),
  on: {
    'post.changed': { actions: { type: 'notifyPage', params: eventOf } },
    'connection.caughtUp': {
      actions: [
        { type: 'notifyPage', params: eventOf },
        { type: 'notifyAuthor', params: eventOf },
      ],
    },
    'connection.restored': {
      actions: [
        { type: 'notifyPage', params: eventOf },
        { type: 'notifyAuthor', params: eventOf },
      ],
    },
    'purchase.settled': { actions: [{ type: 'notifyPage', params: eventOf }, 'refreshAuthor'] },
    'child.emitted': { actions: { type: 'forward', params: eventOf } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Its address says if the post is the one of the viewer.',
      always: [{ guard: 'isOwn', target: 'own' }, { target: 'beside' }],
    },
    beside: {
      description: 'The author stands beside the post, from when it is there.',
      on: {
        'relation.changed': { actions: { type: 'notifyAuthor', params: eventOf } },
        'dialog.answered': { actions: { type: 'notifyAuthor', params: eventOf } },
        'child.emitted': [
          {
            guard: { type: 'isOpening', params: eventOf },
            actions: { type: 'openAuthor', params: eventOf },
          },
          { guard: { type: 'isAccessChange', params: eventOf }, actions: 'rereadPost' },
          { actions: { type: 'forward', params: eventOf } },
        ],
      },
    },
    own: { description: 'The post is the viewer’s own: nobody stands beside it.' },
  },
});
