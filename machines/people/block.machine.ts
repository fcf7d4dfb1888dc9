import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { BanType, RelationAnswer } from './relation.types.ts';
import { banPerson, forgivePerson } from './block.ports.ts';
import type { BlockAsked, BlockContext, BlockEmitted, BlockEvent } from './block.types.ts';
import type { Answer } from '../modal/modal.types.ts';

const choosing = {
  'ban.choose': {
    actions: { type: 'choose', params: ({ event }: { event: { banType: BanType } }) => event },
  },
  'ban.confirm': [
    { guard: 'isUnchosen', target: 'unchosen' },
    { guard: 'isOnlyAsked', target: 'chosen' },
    { target: 'banning' },
  ],
} as const;

/** The mildest stands for none: without a choice nothing that asks for one is reached. */
const kindOf = ({ chosen }: BlockContext): BanType => chosen ?? 'mute';

const done = ({ event }: { event: { output: RelationAnswer } }) => ({ answer: event.output });

/** Explains each kind of ban before one is chosen; given a user, it also sends the ban or unban. */
export const blockMachine = setup({
  types: {
    context: {} as BlockContext,
    input: {} as BlockAsked,
    events: {} as BlockEvent,
    emitted: {} as BlockEmitted,
    output: {} as Answer<BanType>,
    children: {} as { banPerson: 'banPerson'; forgivePerson: 'forgivePerson' },
  },
  actors: { banPerson, forgivePerson },
  guards: {
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isUnchosen: ({ context }) => context.chosen === null,
    isOnlyAsked: ({ context }) => context.userId === null,
  },
  actions: {
    choose: assign((_, { banType }: { banType: BanType }) => ({ chosen: banType })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceChange: emit(({ context }, { answer }: { answer: RelationAnswer }) => ({
      type: 'relation.changed' as const,
      change: {
        userId: context.userId ?? 0,
        relationship: answer.relationship,
        listed: { list: answer.list, entry: answer.entry, answer },
      },
    })),
    announceBan: emit(({ context }) => {
      const { userId, displayName, banType: before } = context;
      const made = kindOf(context);
      return {
        type: 'notice.shown' as const,
        tone: 'neutral' as const,
        key: `people.blacklist.${made}`,
        params: { name: displayName },
        action: {
          label: 'people.blacklist.undo',
          undo: { kind: 'ban' as const, userId: userId ?? 0, displayName, made, before },
        },
      };
    }),
    announceUndo: emit(({ context }) => ({
      type: 'notice.shown' as const,
      tone: 'positive' as const,
      key: `people.blacklist.forgiven.${kindOf(context)}`,
      params: { name: context.displayName },
    })),
  },
}).createMachine({
  id: 'block',
  description: 'A member decides what another person may see and do from now on.',
  meta: { requirement: 'decisions §7 ban types' },
  context: ({ input: { displayName, banType, userId = null } }) => ({
    displayName,
    banType,
    userId,
    chosen: banType,
    failure: null,
  }),
  output: ({ event }) => event.output as Answer<BanType>,
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'The effects of each kind are shown, the mildest first; none is chosen for anybody.',
      on: choosing,
    },
    unchosen: {
      description: 'It was confirmed without a choice, which is said beside the kinds.',
      on: {
        'ban.choose': { ...choosing['ban.choose'], target: 'choosing' },
        'ban.confirm': { target: 'unchosen' },
      },
    },
    banning: {
      description: 'The server is asked to ban.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'banPerson',
        src: 'banPerson',
        input: ({ context }) => ({ userId: context.userId ?? 0, banType: kindOf(context) }),
        onDone: {
          target: 'banned',
          actions: { type: 'announceChange', params: done },
        },
        onError: [
          whenSignedOut('choosing'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It did not work; the reason is said and the choice is kept.',
      on: choosing,
    },
    banned: {
      description: 'It is done, which is said, and may be taken back at once.',
      on: {
        'ban.undo': { target: 'forgiving' },
        'dialog.finish': { target: 'chosen', actions: 'announceBan' },
        'dialog.dismiss': { target: 'chosen', actions: 'announceBan' },
      },
    },
    forgiving: {
      description: 'The ban is being taken back.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'forgivePerson',
        src: 'forgivePerson',
        input: ({ context }) => ({ userId: context.userId ?? 0 }),
        onDone: {
          target: 'forgiven',
          actions: [{ type: 'announceChange', params: done }, 'announceUndo'],
        },
        onError: [
          whenSignedOut('banned'),
          { target: 'banned', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    chosen: {
      description: 'The output is the kind of ban.',
      type: 'final',
      output: ({ context }) => ({ kind: 'confirmed', value: kindOf(context) }),
    },
    forgiven: {
      description: 'Nothing is left of the ban.',
      type: 'final',
      output: { kind: 'cancelled' },
    },
  },
});
