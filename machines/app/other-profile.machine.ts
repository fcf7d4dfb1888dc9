import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { childOf, emittedOf } from '../parts/children.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import { profileMachine } from '../people/profile.machine.ts';
import type { PostChanged } from '../posts/my-post.types.ts';
import type { LikeChanged } from '../posts/like.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { profilePostsMachine } from '../posts/profile-posts.machine.ts';
import type * as Types from './other-profile.types.ts';

type Said = { emitted: Types.OtherProfileEmitted };

/** Page of a person: their profile and their posts are loaded side by side. */
export const otherProfileMachine = setup({
  types: {
    context: {} as Types.OtherProfileContext,
    input: {} as Types.OtherProfileInput,
    events: {} as Types.OtherProfileEvent,
    emitted: {} as Types.OtherProfileEmitted,
    children: {} as {
      profile: 'profile';
      posts: 'posts';
      guestProfile: 'guestProfile';
      guestPosts: 'guestPosts';
    },
  },
  actors: {
    profile: profileMachine,
    posts: profilePostsMachine,
    /** The same two, read as a guest reads them. */
    guestProfile: profileMachine,
    guestPosts: profilePostsMachine,
  },
  guards: {
    isPreviewAsked: (_, { emitted }: Said) => emitted.type === 'preview.requested',
    isAccessChange: (_, { emitted }: Said) => emitted.type === 'access.changed',
  },
  actions: {
    openPreview: assign(({ context: { username }, spawn, self }) => {
      const input = { username, viewerId: null };
      return {
        preview: {
          profile: childOf(self, spawn('guestProfile', { id: 'guestProfile', input })),
          posts: childOf(self, spawn('guestPosts', { id: 'guestPosts', input })),
        },
      };
    }),
    dropPreview: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('guestProfile');
      enqueue.stopChild('guestPosts');
      enqueue.assign({ preview: null });
    }),
    notifyProfile: sendTo(
      'profile',
      (_, { forwarded }: { forwarded: RelationChanged | DialogsEmitted }) => forwarded,
    ),
    notifyCaughtUp: sendTo('profile', { type: 'connection.caughtUp' }),
    notifyPosts: sendTo(
      'posts',
      (_, { forwarded }: { forwarded: PurchaseSettled | LikeChanged | PostChanged }) => forwarded,
    ),
    refreshPosts: sendTo('posts', { type: 'posts.stale' }),
    askAgain: enqueueActions(({ context: { profile, posts, preview }, enqueue }) => {
      const parts = [profile, posts, ...(preview ? [preview.profile, preview.posts] : [])];
      for (const part of parts) enqueue.sendTo(part, { type: 'connection.restored' });
    }),
    forward: emit(emittedOf<Types.OtherProfileEmitted>),
  },
}).createMachine({
  id: 'otherProfile',
  description: 'Somebody looks at the page of a person.',
  meta: { requirement: 'spec §2 other profile' },
  context: ({ input, spawn, self }) => ({
    ...input,
    profile: childOf(self, spawn('profile', { id: 'profile', input })),
    posts: childOf(self, spawn('posts', { id: 'posts', input })),
    preview: null,
  }),
  on: {
    'relation.changed': {
      actions: { type: 'notifyProfile', params: ({ event }) => ({ forwarded: event }) },
    },
    'connection.caughtUp': { actions: 'notifyCaughtUp' },
    'like.changed': {
      actions: { type: 'notifyPosts', params: ({ event }) => ({ forwarded: event }) },
    },
    'post.changed': {
      actions: { type: 'notifyPosts', params: ({ event }) => ({ forwarded: event }) },
    },
    'connection.restored': { actions: 'askAgain' },
    'purchase.settled': {
      actions: [
        'notifyCaughtUp',
        { type: 'notifyPosts', params: ({ event }) => ({ forwarded: event }) },
      ],
    },
    'dialog.answered': {
      actions: { type: 'notifyProfile', params: ({ event }) => ({ forwarded: event }) },
    },
    'child.emitted': [
      {
        guard: { type: 'isPreviewAsked', params: eventOf },
        target: '.previewing',
        actions: 'openPreview',
      },
      { guard: { type: 'isAccessChange', params: eventOf }, actions: 'refreshPosts' },
      { actions: { type: 'forward', params: eventOf } },
    ],
  },
  initial: 'looking',
  states: {
    looking: { description: 'Person and posts live side by side, each in its own state.' },
    previewing: {
      description: 'The own profile is shown as somebody sees it who is not signed in.',
      meta: { requirement: 'issue 37 own profile' },
      exit: 'dropPreview',
      on: { 'preview.leave': { target: 'looking' } },
    },
  },
});
