import { assign, setup } from 'xstate';
import type { ExportUpdated } from '../auth/viewer.types.ts';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { askForExport, findArchive, loadExport, saveArchive } from './data-export.ports.ts';
import type * as Types from './data-export.types.ts';

type Known = Types.ExportKnown | null;

const read = {
  target: 'sorting',
  actions: { type: 'storeKnown', params: outputOf<Known> },
} as const;
/** Transitions for updates from elsewhere, or where some may have been missed. */
const stale = {
  'export.updated': { target: 'loading' },
  'connection.caughtUp': { target: 'loading' },
  'connection.restored': { target: 'loading' },
} as const;
/** Transition for progress; any other update of the export is read from the server. */
const moving = {
  guard: { type: 'isProgress', params: eventOf<ExportUpdated> },
  actions: { type: 'storeProgress', params: eventOf<ExportUpdated> },
} as const;
/** Transitions of a failed request, back to the state `target`. */
const refusedTo = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'isOutdated', params: failureOf }, target: 'loading' },
    { guard: { type: 'isUnconfirmed', params: failureOf }, target },
    whenSignedOut(target),
    { target, actions: { type: 'storeFailure', params: failureOf } },
  ] as const;
/** A copy is asked for; where none is begun, it goes back to `target`. */
const askingFrom = <Target extends string>(target: Target) =>
  ({
    tags: 'busy',
    entry: 'clearFailure',
    invoke: {
      id: 'askForExport',
      src: 'askForExport',
      onDone: read,
      onError: refusedTo(target),
    },
  }) as const;

/** A copy of everything of a member's: asked for, made by the server, and downloaded. */
export const dataExportMachine = setup({
  types: {
    context: {} as Types.ExportContext,
    events: {} as Types.ExportEvent,
    children: {} as {
      loadExport: 'loadExport';
      askForExport: 'askForExport';
      findArchive: 'findArchive';
      saveArchive: 'saveArchive';
    },
  },
  actors: { loadExport, askForExport, findArchive, saveArchive },
  guards: {
    isAbsent: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
    /** The copy is gone, or there is one already: what is known of it is old. */
    isOutdated: (_, { failure }: Failed) =>
      failure.kind === 'notFound' || failure.kind === 'conflict',
    isKnown: ({ context }) => context.known !== null,
    isMaking: ({ context }) => context.known?.status === 'making',
    isReady: ({ context }) => context.known?.status === 'ready',
    isProgress: (_, { status }: Types.ExportProgress) => status === 'making',
    /** The last copy is old enough for another one. */
    isRenewable: ({ context }) => context.known?.nextAt === null,
  },
  actions: {
    storeKnown: assign((_, known: Known) => ({ known })),
    storeProgress: assign(({ context }, { done, total }: Types.ExportProgress) => ({
      known: context.known && { ...context.known, done, total },
    })),
    storeAddress: assign((_, address: string) => ({ address })),
    forgetAddress: assign({ address: '' }),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
  delays: { pause: 20_000 },
}).createMachine({
  id: 'dataExport',
  description: 'A member takes a copy of everything of theirs along.',
  meta: { requirement: 'issue 39 export; decision 048' },
  context: { known: null, address: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'How the last copy stands is being read; what was known of it stays in sight.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadExport',
        src: 'loadExport',
        onDone: read,
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          { guard: 'isKnown', target: 'sorting' },
          { target: 'unread' },
        ],
      },
      on: { 'export.updated': [moving, { target: 'loading', reenter: true }] },
    },
    sorting: {
      description: 'What is known of the last copy says what can be done.',
      always: [
        { guard: 'isMaking', target: 'making' },
        { guard: 'isReady', target: 'ready' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'There is no copy, none any more, or it was not finished: one can be asked for.',
      on: { ...stale, 'copy.request': { target: 'asking' } },
    },
    asking: {
      description: 'A copy is being asked for; the server may ask for the password first.',
      ...askingFrom('offered'),
    },
    renewing: {
      description: 'Another copy is being asked for; the last one stays until it is begun.',
      ...askingFrom('ready'),
    },
    making: {
      description: 'The server makes the copy and says how far it is; one may leave meanwhile.',
      after: { pause: { target: 'loading' } },
      on: { ...stale, 'export.updated': [moving, { target: 'loading' }] },
    },
    ready: {
      description: 'The copy can be downloaded, and another one asked for once it is a day old.',
      on: {
        ...stale,
        'copy.download': { target: 'finding' },
        'copy.request': { guard: 'isRenewable', target: 'renewing' },
      },
    },
    finding: {
      description: 'It is asked where the archive is; the server may ask for the password first.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'findArchive',
        src: 'findArchive',
        input: ({ context: { known } }) => ({ id: known?.id ?? 0 }),
        onDone: { target: 'saving', actions: { type: 'storeAddress', params: outputOf<string> } },
        onError: refusedTo('ready'),
      },
    },
    saving: {
      description: 'The browser takes the archive over, and goes on by itself.',
      tags: 'busy',
      exit: 'forgetAddress',
      invoke: {
        id: 'saveArchive',
        src: 'saveArchive',
        input: ({ context: { address } }) => ({ address }),
        onDone: { target: 'ready' },
        onError: { target: 'ready', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    unread: {
      description: 'It could not be read whether there is a copy.',
      on: { ...stale, 'copy.retry': { target: 'loading' } },
    },
    absent: { description: 'The site makes no copies, and says so.' },
  },
});
