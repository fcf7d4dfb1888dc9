import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { clock } from './post-time.ports.ts';
import type * as Types from './post-time.types.ts';
import { afterSkip, instantOf, instantsOf, isoOf, wallAt, type WallTime } from './zoned-time.ts';

type Context = Types.PostTimeContext;

const minute = 60_000;
const soonest = 5 * minute;
const latest = 90 * 1440 * minute;
const nothing: WallTime = { day: '', time: '' };

const instants = ({ wall, zone }: Context): readonly number[] =>
  (zone === null ? null : instantsOf(wall, zone)) ?? [];

/** The instant that is meant; null while it is not known. */
const meant = (context: Context): number | null => {
  const [first = null, second = null] = instants(context);
  if (second === null) return first;
  return context.which === 'second' ? second : context.which === 'first' ? first : null;
};
const isComplete = ({ wall, zone }: Context): boolean =>
  zone !== null && instantsOf(wall, zone) !== null;
const latestOf = (context: Context): number => meant(context) ?? instants(context).at(-1) ?? 0;

/** Wall time of a planned instant in a zone, and which of two it is when clocks go back. */
function planOf(publishAt: string | null, zone: string | null): Pick<Context, 'wall' | 'which'> {
  const at = publishAt === null ? null : instantOf(publishAt);
  if (at === null || zone === null) return { wall: nothing, which: null };
  const wall = wallAt(at, zone);
  const [first, second] = instantsOf(wall, zone) ?? [];
  return { wall, which: second === undefined ? null : at === first ? 'first' : 'second' };
}

/** Publishing time of a post: at once, or a valid and unambiguous time of a named zone. */
export const postTimeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostTimeInput,
    events: {} as Types.PostTimeEvent,
    emitted: {} as Types.PostTimeEmitted,
    children: {} as { clock: 'clock' },
  },
  actors: { clock },
  guards: {
    isAtOnce: ({ context }) => context.publishAt === null,
    isClocked: ({ context }) => context.zone !== null,
    isIncomplete: ({ context }) => !isComplete(context),
    isSkipped: ({ context }) => instants(context).length === 0,
    isPast: ({ context }) => latestOf(context) <= context.now,
    isOutOfRange: ({ context }) => {
      const ahead = latestOf(context) - context.now;
      return ahead < soonest || ahead > latest;
    },
    isDoubled: ({ context }) => meant(context) === null,
  },
  actions: {
    storeClock: assign(({ context }, { now, zone }: Types.ClockReport) =>
      context.zone === null ? { now, zone, ...planOf(context.publishAt, zone) } : { now, zone },
    ),
    storeWall: assign(({ context }, { wall }: { wall: Partial<WallTime> }) => ({
      wall: { ...context.wall, ...wall },
      publishAt: null,
      which: null,
    })),
    storeWhich: assign((_, { which }: { which: Types.WhichOfTwo }) => ({ which })),
    storePlan: assign(({ context }) => {
      const at = meant(context);
      return { publishAt: at === null ? null : isoOf(at) };
    }),
    storeSkip: assign(({ context: { wall, zone } }) => ({
      resumes: zone === null ? null : afterSkip(wall, zone),
    })),
    replace: assign(({ context: { zone } }, { publishAt }: { publishAt: string | null }) => ({
      publishAt,
      ...planOf(publishAt, zone),
    })),
    clear: assign({ publishAt: null, wall: nothing, which: null }),
    announceNow: emit({ type: 'time.changed', publishAt: null, timing: 'atOnce' }),
    announceOpen: emit(({ context: { publishAt } }) => ({
      type: 'time.changed' as const,
      publishAt,
      timing: 'open' as const,
    })),
    announcePlan: emit(({ context: { publishAt } }) => ({
      type: 'time.changed' as const,
      publishAt,
      timing: 'set' as const,
    })),
    announcePublish: emit({ type: 'post.publish' }),
  },
}).createMachine({
  id: 'postTime',
  description: 'A post comes out at once, or at a time that its author chooses.',
  meta: { requirement: 'decisions §11 post texts; peers §2.5 schedule' },
  context: ({ input }) => ({
    ...input,
    zone: null,
    now: 0,
    wall: nothing,
    which: null,
    resumes: null,
  }),
  invoke: { id: 'clock', src: 'clock' },
  on: {
    'time.replace': { target: '.arriving', actions: { type: 'replace', params: eventOf } },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What was chosen before says where this begins; the clock is asked first.',
      always: [
        { guard: 'isAtOnce', target: 'atOnce' },
        { guard: 'isClocked', target: 'planned' },
      ],
      on: {
        'minute.passed': {
          target: 'planned',
          actions: { type: 'storeClock', params: eventOf },
        },
      },
    },
    atOnce: {
      description: 'It comes out with the press of the button.',
      on: {
        'minute.passed': { actions: { type: 'storeClock', params: eventOf } },
        'time.open': { target: 'planned' },
      },
    },
    planned: {
      description: 'A time is wanted.',
      on: {
        'minute.passed': {
          target: '.judging',
          actions: { type: 'storeClock', params: eventOf },
        },
        'time.choose': { target: '.judging', actions: { type: 'storeWall', params: eventOf } },
        'time.clear': { target: 'atOnce', actions: ['clear', 'announceNow'] },
      },
      initial: 'judging',
      states: {
        judging: {
          description: 'What is chosen is held against the calendar and the clock.',
          always: [
            { guard: 'isIncomplete', target: 'unset' },
            { guard: 'isSkipped', target: 'skipped' },
            { guard: 'isPast', target: 'past' },
            { guard: 'isOutOfRange', target: 'outOfRange' },
            { guard: 'isDoubled', target: 'doubled' },
            { target: 'set' },
          ],
        },
        unset: {
          description: 'A day or a time is missing.',
          entry: 'announceOpen',
        },
        set: {
          description: 'The time is one that exists, once, and can be planned.',
          entry: ['storePlan', 'announcePlan'],
          on: {
            'which.choose': {
              target: 'judging',
              actions: { type: 'storeWhich', params: eventOf },
            },
          },
        },
        skipped: {
          description: 'The clocks go forward over that time: it does not exist.',
          entry: ['storeSkip', 'announceOpen'],
        },
        doubled: {
          description: 'The clocks go back over that time: which of the two is asked.',
          entry: 'announceOpen',
          on: {
            'which.choose': {
              target: 'judging',
              actions: { type: 'storeWhich', params: eventOf },
            },
          },
        },
        past: {
          description: 'The time has passed; it can be published now.',
          entry: 'announceOpen',
          on: {
            'publish.now': {
              target: '#postTime.atOnce',
              actions: ['clear', 'announceNow', 'announcePublish'],
            },
          },
        },
        outOfRange: {
          description: 'The time is nearer than five minutes, or further than ninety days.',
          entry: 'announceOpen',
        },
      },
    },
  },
});

export type PostTimeRef = ActorRefFrom<typeof postTimeMachine>;
