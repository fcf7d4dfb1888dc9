import { assign, emit, setup } from 'xstate';
import { attemptGuards } from '../lib/attempt.ts';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { FolderChange } from '../people/undo.types.ts';
import { moveFiles } from './folder-move.ports.ts';
import { movedNotice } from './moved-notice.ts';
import type * as Types from './selection.types.ts';

type Context = Types.SelectionContext;
type Pointed = { hash: string };
type Extended = Pointed & { from: string };
type Framed = { hashes: readonly string[]; keeps: boolean };
type Dropped = Omit<Extract<Types.SelectionEvent, { type: 'files.drop' }>, 'type'>;

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
/** A chosen file takes the others with it. */
const dropOf = ({ chosen }: Context, hash: string) => (chosen.includes(hash) ? chosen : [hash]);
const dropped = ({ drop }: Context): Types.FilesDropped => {
  if (!drop) throw new Error('Nothing was dropped.');
  return drop;
};

const storeFramed = { type: 'storeFramed', params: eventOf } as const;
const dropping = {
  guard: { type: 'canDrop', params: eventOf },
  target: 'dropping',
  actions: { type: 'storeDrop', params: eventOf },
} as const;

/** Files of a list that are chosen by pointer, finger or keys, and moved or deleted together. */
export const selectionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.SelectionInput,
    events: {} as Types.SelectionEvent,
    emitted: {} as Types.SelectionEmitted,
    children: {} as { moveFiles: 'moveFiles' },
  },
  actors: { moveFiles },
  guards: {
    isListed: ({ context }, { hash }: Pointed) => context.listed.includes(hash),
    isRange: ({ context }, { hash, from }: Extended) =>
      context.listed.includes(hash) && context.listed.includes(from),
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasNothing: ({ context }) => context.chosen.length === 0,
    canDrop: ({ context }, { hash }: Dropped) =>
      context.listed.includes(hash) && dropOf(context, hash).length <= context.most,
    isUnauthenticated: attemptGuards.isUnauthenticated,
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
    storeDrop: assign(({ context }, { hash, folder }: Dropped) => ({
      drop: { hashes: dropOf(context, hash), from: context.folder, folder },
    })),
    /** They were moved, so they are not chosen any more. */
    release: assign(({ context }) => {
      const rest = context.chosen.filter((hash) => !dropped(context).hashes.includes(hash));
      return { chosen: rest, before: rest, anchor: null };
    }),
    announceMove: emit(({ context }, changes: readonly FolderChange[]) => {
      const { hashes, folder } = dropped(context);
      return movedNotice({ count: hashes.length, name: folder.name, changes });
    }),
    announceDrop: emit({ type: 'files.dropped' }),
    /** The person decides about files that did not go; a folder that is gone is not chosen. */
    requestChoice: emit(({ context }, { failure }: { failure: Failure }) => {
      const { hashes, from, folder } = dropped(context);
      const to = failure.kind === 'notFound' ? {} : { to: folder.id };
      return {
        type: 'dialog.requested' as const,
        id: 'library-drop',
        dialog: 'folderMove' as const,
        input: { hashes, from, failure, ...to },
      };
    }),
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
    drop: null,
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
      on: {
        'frame.draw': { target: 'framing', actions: storeFramed },
        'files.drop': dropping,
      },
    },
    choosing: {
      description: 'Files are chosen; a bar counts them and offers to move or delete them.',
      always: { guard: 'hasNothing', target: 'none' },
      on: {
        'frame.draw': { target: 'framing', actions: ['keepChosen', storeFramed] },
        'files.drop': dropping,
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
    dropping: {
      description: 'Files that were dropped on a folder are being put into it.',
      tags: 'busy',
      invoke: {
        id: 'moveFiles',
        src: 'moveFiles',
        input: ({ context }) => {
          const { hashes, from, folder } = dropped(context);
          return { hashes, from, to: folder.id };
        },
        onDone: {
          target: 'choosing',
          actions: [{ type: 'announceMove', params: outputOf }, 'announceDrop', 'release'],
        },
        onError: [
          whenSignedOut('choosing'),
          { target: 'choosing', actions: { type: 'requestChoice', params: failureOf } },
        ],
      },
      on: { 'selection.clear': { actions: 'clear' } },
    },
  },
});
