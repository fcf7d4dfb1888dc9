import { assign, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { loadAvatars } from './avatars.ports.ts';
import type { Face, AvatarsContext, AvatarsEvent } from './avatars.types.ts';

/** The most that one call may ask for (contract §7 people/avatars). */
const most = 100;

type Seen = { ids: readonly number[] };

const missing = ({ photos, wanted, asked }: AvatarsContext, ids: readonly number[]) => {
  const known = new Set([...wanted, ...asked]);
  return [...new Set(ids)].filter((id) => !known.has(id) && !photos.has(id));
};

/** Fetches the pictures of people in view, a hundred at a time, and never one twice. */
export const avatarsMachine = setup({
  types: {
    context: {} as AvatarsContext,
    events: {} as AvatarsEvent,
    children: {} as { loadAvatars: 'loadAvatars' },
  },
  actors: { loadAvatars },
  guards: {
    hasWanted: ({ context }) => context.wanted.length > 0,
    isMissing: ({ context }, { ids }: Seen) => missing(context, ids).length > 0,
  },
  actions: {
    want: assign(({ context }, { ids }: Seen) => ({
      wanted: [...context.wanted, ...missing(context, ids)],
    })),
    /** Takes the people seen last first: they are on the screen still. */
    take: assign(({ context: { wanted } }) => ({
      asked: wanted.slice(-most),
      wanted: wanted.slice(0, -most),
    })),
    /** A person missing in the answer is cached as without a picture, and not fetched again. */
    keep: assign(({ context: { photos, asked } }, { avatars }: { avatars: readonly Face[] }) => {
      const found = new Map(avatars.map(({ id, photo }) => [id, photo]));
      return {
        asked: [],
        photos: new Map([...photos, ...asked.map((id) => [id, found.get(id) ?? null] as const)]),
      };
    }),
    forget: assign({ asked: [] }),
  },
  delays: { gathering: 50 },
}).createMachine({
  id: 'avatars',
  description: 'Pictures of people are fetched together, for those in view alone.',
  meta: { requirement: 'spec §7 people/avatars' },
  context: { photos: new Map(), wanted: [], asked: [] },
  initial: 'resting',
  on: {
    'people.seen': {
      guard: { type: 'isMissing', params: eventOf },
      actions: { type: 'want', params: eventOf },
    },
  },
  states: {
    resting: {
      description: 'Every picture that was wanted has come, or will not come.',
      always: { guard: 'hasWanted', target: 'gathering' },
    },
    gathering: {
      description:
        'More people come into view while the page scrolls: they are asked for together.',
      after: { gathering: { target: 'fetching', actions: 'take' } },
    },
    fetching: {
      description: 'Pictures are on their way; names stand in their place.',
      invoke: {
        id: 'loadAvatars',
        src: 'loadAvatars',
        input: ({ context }) => ({ ids: context.asked }),
        onDone: {
          target: 'resting',
          actions: { type: 'keep', params: ({ event }) => ({ avatars: event.output }) },
        },
        onError: { target: 'resting', actions: 'forget' },
      },
    },
  },
});
