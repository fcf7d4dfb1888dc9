import { emit, sendTo, setup } from 'xstate';
import { relay } from '../lib/relay.ts';
import type { DialogsEmitted } from '../modal/dialogs.types.ts';
import { profileMachine } from '../people/profile.machine.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { profilePostsMachine } from '../posts/profile-posts.machine.ts';
import type * as Types from './other-profile.types.ts';

type Said = { emitted: Types.OtherProfileEmitted };
const said = ({ event }: { event: Said }): Said => event;

/** Somebody's page: the person and their posts are asked for side by side. */
export const otherProfileMachine = setup({
  types: {
    context: {} as Types.OtherProfileContext,
    input: {} as Types.OtherProfileInput,
    events: {} as Types.OtherProfileEvent,
    emitted: {} as Types.OtherProfileEmitted,
    children: {} as { profile: 'profile'; posts: 'posts' },
  },
  actors: { profile: profileMachine, posts: profilePostsMachine },
  guards: {
    isAccessChange: (_, { emitted }: Said) => emitted.type === 'access.changed',
  },
  actions: {
    hearParts: ({ context, self }) => {
      relay(context.profile, self);
      relay(context.posts, self);
    },
    tellProfile: sendTo(
      'profile',
      (_, { news }: { news: RelationChanged | DialogsEmitted }) => news,
    ),
    tellLife: sendTo('profile', { type: 'connection.lived' }),
    tellPosts: sendTo('posts', (_, { news }: { news: DialogsEmitted }) => news),
    refreshPosts: sendTo('posts', { type: 'posts.stale' }),
    passOn: emit((_, { emitted }: Said) => emitted),
  },
}).createMachine({
  id: 'otherProfile',
  description: 'Somebody looks at the page of a person.',
  meta: { requirement: 'spec §2 other profile' },
  context: ({ input, spawn }) => ({
    profile: spawn('profile', { id: 'profile', input }),
    posts: spawn('posts', { id: 'posts', input }),
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Person and posts live side by side, each in its own state.',
      entry: 'hearParts',
      on: {
        'relation.changed': {
          actions: { type: 'tellProfile', params: ({ event }) => ({ news: event }) },
        },
        'connection.lived': { actions: 'tellLife' },
        'dialog.answered': {
          actions: [
            { type: 'tellProfile', params: ({ event }) => ({ news: event }) },
            { type: 'tellPosts', params: ({ event }) => ({ news: event }) },
          ],
        },
        'part.emitted': [
          { guard: { type: 'isAccessChange', params: said }, actions: 'refreshPosts' },
          { actions: { type: 'passOn', params: said } },
        ],
      },
    },
  },
});
