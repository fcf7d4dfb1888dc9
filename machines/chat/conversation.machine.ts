import { failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { ConversationContext, ConversationInput, OpenInput } from './conversation.types.ts';
import { receipt, repair, unlocking, viewing } from './conversation.states.ts';
import { conversationSetup } from './conversation.setup.ts';
import { MessageStoreView } from './message-store.ts';

const changed = ({ event: { change } }: { event: RelationChanged }) => ({ change });
const asking = ({ context: { ref, view } }: { context: ConversationContext }): OpenInput => ({
  ...ref,
  asked: view.store.asked,
  from: view.store.before ?? 0,
});

const remembered = ({ input }: { input: ConversationInput }) => ({
  viewerId: input.viewerId,
  ref: input.chat,
  chat: input.known,
  person: input.known?.person ?? null,
  view: new MessageStoreView(input.store),
  before: input.store.before ?? null,
  cursor: input.store.asked.cursor,
  lastReadId: input.known?.lastReadId ?? 0,
  peerReadId: input.known?.peerReadId ?? 0,
  fresh: null,
  today: '',
  seenId: 0,
  failure: null,
  broken: [],
  repaired: [],
  previewed: null,
  composer: input.composer,
});

/** An answer that is on its way was perhaps written before: it is asked for again, and an older one is not believed. */
const untied = <State extends 'opening' | 'catchingUp'>(state: State) =>
  ({
    guard: { type: 'isOfPeer', params: changed },
    target: state,
    reenter: true,
    actions: { type: 'storeRelationFlags', params: changed },
  }) as const;

/** One chat: its messages back to the first, new ones as they are written, what was read. */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  description: 'A member reads one chat.',
  meta: { requirement: 'spec §4 chat' },
  context: remembered,
  invoke: [
    { id: 'watchDay', src: 'watchDay' },
    {
      id: 'presence',
      src: 'presence',
      input: ({ context: { viewerId, ref } }) => ({ viewerId, chat: ref }),
    },
  ],
  on: {
    ...unlocking,
    ...viewing,
    'day.begun': {
      actions: { type: 'storeDay', params: ({ event: { today } }) => ({ today }) },
    },
    'words.type': { guard: 'isShared', actions: 'announceTyping' },
    'relation.changed': {
      guard: { type: 'isOfPeer', params: changed },
      actions: { type: 'storeRelationFlags', params: changed },
    },
    'chatEvents.arrived': [
      {
        guard: { type: 'isDeleted', params: ({ event }) => ({ chatEvents: event.chatEvents }) },
        actions: [
          { type: 'listenToEvents', params: ({ event }) => ({ chatEvents: event.chatEvents }) },
          'announceVanishing',
        ],
      },
      {
        actions: {
          type: 'listenToEvents',
          params: ({ event }) => ({ chatEvents: event.chatEvents }),
        },
      },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The newest messages are on their way; what was read before is shown at once.',
      tags: 'busy',
      entry: 'clearFailure',
      on: {
        'catchUp.due': { target: 'opening', reenter: true },
        'relation.changed': untied('opening'),
      },
      invoke: {
        id: 'openChat',
        src: 'openChat',
        input: asking,
        onDone: {
          target: 'open',
          actions: [
            { type: 'storeFresh', params: outputOf },
            { type: 'storeOpened', params: outputOf },
          ],
        },
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'missing' },
          { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    failed: {
      description: 'The chat could not be read; what was read before stays.',
      on: { 'history.retry': { target: 'opening' }, 'catchUp.due': { target: 'opening' } },
    },
    missing: { description: 'There is nobody here to write with.' },
    open: {
      description: 'The newest messages are shown.',
      type: 'parallel',
      states: {
        history: {
          description: 'Older messages.',
          initial: 'resting',
          states: {
            resting: {
              description: 'As much of the past is loaded as was asked for.',
              on: { 'start.approach': { guard: 'hasOlder', target: 'loadingOlder' } },
            },
            loadingOlder: {
              description: 'Thirty messages before the oldest one are on their way.',
              tags: 'busy',
              invoke: {
                id: 'loadHistory',
                src: 'loadHistory',
                input: ({ context: { ref, before, cursor } }) => ({
                  ...ref,
                  before: before ?? 0,
                  cursor,
                }),
                onDone: { target: 'resting', actions: { type: 'storeOlder', params: outputOf } },
                onError: { target: 'interrupted' },
              },
            },
            interrupted: {
              description: 'Older messages did not come; a row offers to try again.',
              on: {
                'history.retry': { target: 'loadingOlder' },
                'catchUp.due': { target: 'loadingOlder' },
              },
            },
          },
        },
        freshness: {
          description: 'Whether something may have been missed.',
          initial: 'settled',
          states: {
            settled: {
              description: 'Events arrive as they happen.',
              on: { 'catchUp.due': { target: 'catchingUp' } },
            },
            catchingUp: {
              description:
                'The channel stands again: what is newest is read and compared, until it is answered.',
              meta: { requirement: 'peers §4.1' },
              after: { pause: { target: 'catchingUp', reenter: true } },
              on: {
                'catchUp.due': { target: 'catchingUp', reenter: true },
                'relation.changed': untied('catchingUp'),
              },
              invoke: {
                id: 'catchUp',
                src: 'openChat',
                input: asking,
                onDone: { target: 'settled', actions: { type: 'storeOpened', params: outputOf } },
                onError: [
                  whenSignedOut('settled'),
                  { guard: { type: 'isMissing', params: failureOf }, target: 'settled' },
                  { description: 'It is asked again after a pause.' },
                ],
              },
            },
          },
        },
        receipt,
        repair,
      },
    },
  },
});
