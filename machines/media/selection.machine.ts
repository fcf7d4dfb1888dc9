import { assign, emit, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type * as Types from './selection.types.ts';

type Context = Types.SelectionContext;
type Pointed = { hash: string };
type Extended = Pointed & { from: string };
type Framed = { hashes: readonly string[]; keeps: boolean };

const inOrder = (listed: readonly string[], ...parts: readonly (readonly string[])[]) => {
  const all = new Set(parts.flat());
  return listed.filter((hash) => all.has(hash));
};
const without = (hashes: readonly string[], hash: string) => hashes.filter((one) => one !== hash);
const between = (listed: readonly string[], one: string, other: string) => {
  const [first = 0, last = 0] = [listed.indexOf(one), listed.indexOf(other)].toSorted(
    (a, b) => a - b,
  );
  return listed.slice(first, last + 1);
};

const storeFramed = { type: 'storeFramed', params: eventOf } as const;

/** Files of a list that are chosen by pointer, finger or keys, and moved or deleted together. */
export const selectionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.SelectionInput,
    events: {} as Types.SelectionEvent,
    emitted: {} as Types.SelectionEmitted,
  },
  guards: {
    isListed: ({ context }, { hash }: Pointed) => context.listed.includes(hash),
    isRange: ({ context }, { hash, from }: Extended) =>
      context.listed.includes(hash) && context.listed.includes(from),
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasNothing: ({ context }) => context.chosen.length === 0,
    isWithin: ({ context }) => context.chosen.length <= context.most,
  },
  actions: {
    storeListed: assign(({ context }, { hashes, folder }: Types.FilesListed) => ({
      listed: hashes,
      folder,
      chosen: inOrder(hashes, context.chosen),
      before: inOrder(hashes, context.before),
      anchor: context.anchor !== null && hashes.includes(context.anchor) ? context.anchor : null,
    })),
    toggle: assign(({ context: { listed, chosen } }, { hash }: Pointed) => {
      const now = chosen.includes(hash) ? without(chosen, hash) : inOrder(listed, chosen, [hash]);
      return { chosen: now, before: now, anchor: hash };
    }),
    extend: assign(({ context }, { hash, from }: Extended) => {
      const { listed, anchor } = context;
      const before = anchor === null ? context.chosen : context.before;
      const start = anchor ?? from;
      return {
        anchor: start,
        before,
        chosen: inOrder(listed, before, between(listed, start, hash)),
      };
    }),
    keepChosen: assign(({ context }) => ({ before: context.chosen, anchor: null })),
    storeFramed: assign(({ context: { listed, before } }, { hashes, keeps }: Framed) => ({
      chosen: inOrder(listed, hashes, keeps ? before : []),
    })),
    restore: assign(({ context }) => ({ chosen: context.before })),
    chooseAll: assign(({ context }) => ({ chosen: context.listed, anchor: null })),
    clear: assign({ chosen: [], before: [], anchor: null }),
    requestMove: emit(({ context: { chosen, folder } }) => ({
      type: 'dialog.requested' as const,
      id: 'library-move',
      dialog: 'folderMove' as const,
      input: { hashes: chosen, from: folder },
    })),
    requestDeletion: emit(({ context: { chosen } }) => ({
      type: 'dialog.requested' as const,
      id: 'library-delete',
      dialog: 'filesDelete' as const,
      input: { hashes: chosen },
    })),
  },
}).createMachine({
  id: 'selection',
  description: 'A member chooses files of their library, to move or delete them together.',
  meta: { requirement: 'issue 40 library: selection; screens §8 keys' },
  context: ({ input }) => ({
    ...input,
    listed: [],
    folder: null,
    chosen: [],
    anchor: null,
    before: [],
  }),
  initial: 'none',
  on: {
    'files.listed': { actions: { type: 'storeListed', params: eventOf } },
    'file.toggle': {
      guard: { type: 'isListed', params: eventOf },
      actions: { type: 'toggle', params: eventOf },
    },
    'file.extend': {
      guard: { type: 'isRange', params: eventOf },
      actions: { type: 'extend', params: eventOf },
    },
    'selection.all': { actions: 'chooseAll' },
  },
  states: {
    none: {
      description: 'No file is chosen; a press opens one.',
      always: { guard: 'hasChosen', target: 'choosing' },
      entry: 'clear',
      on: { 'frame.draw': { target: 'framing', actions: storeFramed } },
    },
    choosing: {
      description: 'Files are chosen; a bar counts them and offers to move or delete them.',
      always: { guard: 'hasNothing', target: 'none' },
      on: {
        'frame.draw': { target: 'framing', actions: ['keepChosen', storeFramed] },
        'selection.clear': { target: 'none' },
        'selection.move': { guard: 'isWithin', actions: 'requestMove' },
        'selection.delete': { guard: 'isWithin', actions: 'requestDeletion' },
      },
    },
    framing: {
      description: 'A frame is being drawn; the files that it touches are chosen.',
      on: {
        'frame.draw': { actions: storeFramed },
        'frame.end': { target: 'choosing' },
        'frame.cancel': { target: 'choosing', actions: 'restore' },
      },
    },
  },
});
