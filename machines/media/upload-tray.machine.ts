import { assign, emit, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { measureRoom } from './upload-tray.ports.ts';
import type { DuplicateOrder } from './upload-order.types.ts';
import type * as Types from './upload-tray.types.ts';

type Files = Pick<Types.UploadTrayContext, 'files'>;
type Pointer = { id: string };

const isOpen = ({ files }: Files) => files.some(({ status }) => status !== 'ready');

const fold = { 'tray.fold': { target: 'folded' } } as const;
const open = { 'tray.open': { target: 'open' } } as const;
const answered = {
  guard: { type: 'isKnown', params: eventOf },
  actions: { type: 'answer', params: eventOf },
} as const;
const close = {
  'tray.close': { target: '#uploadTray.hidden', actions: 'announceEnd' },
} as const;

/** The uploads that no screen draws, wherever a person is. */
export const uploadTrayMachine = setup({
  types: {
    context: {} as Types.UploadTrayContext,
    events: {} as Types.UploadTrayEvent,
    emitted: {} as Types.UploadTrayEmitted,
    children: {} as { measureRoom: 'measureRoom' },
    tags: {} as 'open',
  },
  actors: { measureRoom },
  delays: { foldTime: 5_000, closeTime: 8_000 },
  guards: {
    isNone: (_, { files }: Files) => files.length === 0,
    isUnderWay: (_, params: Files) => isOpen(params),
    isUnready: ({ context }) => isOpen(context),
    isReady: ({ context }) => !isOpen(context),
    isHeld: ({ context }) => context.isHeld,
    isFree: ({ context }) => !context.isHeld,
    isKnown: ({ context }, { id }: Pointer) => context.files.some((one) => one.id === id),
    hasSpace: (_, { room }: { room: Types.TrayRoom }) => room === 'rows',
  },
  actions: {
    storeFiles: assign((_, { files }: Files) => ({ files })),
    hold: assign({ isHeld: true }),
    release: assign({ isHeld: false }),
    remove: emit((_, { id }: Pointer) => ({ type: 'upload.cancel' as const, id })),
    retry: emit((_, { id }: Pointer) => ({ type: 'upload.retry' as const, id })),
    answer: emit((_, { type, id }: DuplicateOrder) => ({ type, id })),
    announceEnd: emit({ type: 'tray.cleared' as const }),
  },
}).createMachine({
  id: 'uploadTray',
  description: 'Files whose screen was left are shown on every screen until they are ready.',
  meta: { requirement: 'spec §2 upload statuses; decisions §9 upload states' },
  context: { files: [], isHeld: false },
  on: {
    'files.changed': [
      {
        guard: { type: 'isNone', params: eventOf },
        target: '.hidden',
        actions: { type: 'storeFiles', params: eventOf },
      },
      { actions: { type: 'storeFiles', params: eventOf } },
    ],
    'tray.hold': { actions: 'hold' },
    'tray.release': { actions: 'release' },
    'file.remove': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'remove', params: eventOf },
    },
    'file.retry': {
      guard: { type: 'isKnown', params: eventOf },
      actions: { type: 'retry', params: eventOf },
    },
    'duplicate.use': answered,
    'duplicate.send': answered,
  },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Each file is drawn by a screen, or was ready before its screen was left.',
      entry: 'release',
      on: {
        'files.changed': {
          guard: { type: 'isUnderWay', params: eventOf },
          target: 'measuring',
          actions: { type: 'storeFiles', params: eventOf },
        },
        'tray.hold': {},
      },
    },
    measuring: {
      description: 'The page says how much room it has beside its content.',
      invoke: {
        id: 'measureRoom',
        src: 'measureRoom',
        onDone: [
          {
            guard: { type: 'hasSpace', params: ({ event }) => ({ room: event.output }) },
            target: 'moving.open',
          },
          { target: 'moving.folded' },
        ],
        onError: { target: 'moving.folded' },
      },
    },
    moving: {
      description: 'Files are on their way, or did not come through.',
      initial: 'open',
      states: {
        open: {
          description: 'Each file says how far it is, and what may be done about it.',
          tags: 'open',
          always: { guard: 'isReady', target: '#uploadTray.ready.open' },
          on: fold,
        },
        folded: {
          description: 'One line says how many there are, and how long it takes.',
          always: { guard: 'isReady', target: '#uploadTray.ready.folded' },
          on: open,
        },
      },
    },
    ready: {
      description: 'All of them are ready.',
      initial: 'folded',
      on: close,
      states: {
        open: {
          description: 'They are listed for a moment.',
          tags: 'open',
          always: [
            { guard: 'isUnready', target: '#uploadTray.moving.open' },
            { guard: 'isHeld', target: 'openHeld' },
          ],
          after: { foldTime: { target: 'folded' } },
          on: fold,
        },
        openHeld: {
          description: 'They are listed for as long as a person is at them.',
          tags: 'open',
          always: [
            { guard: 'isUnready', target: '#uploadTray.moving.open' },
            { guard: 'isFree', target: 'open' },
          ],
          on: fold,
        },
        folded: {
          description: 'One line says that they are ready, and goes by itself.',
          always: [
            { guard: 'isUnready', target: '#uploadTray.moving.folded' },
            { guard: 'isHeld', target: 'foldedHeld' },
          ],
          after: { closeTime: { target: '#uploadTray.hidden', actions: 'announceEnd' } },
          on: open,
        },
        foldedHeld: {
          description: 'The line stays for as long as a person is at it.',
          always: [
            { guard: 'isUnready', target: '#uploadTray.moving.folded' },
            { guard: 'isFree', target: 'folded' },
          ],
          on: open,
        },
      },
    },
  },
});
