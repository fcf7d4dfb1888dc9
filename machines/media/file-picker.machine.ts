import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { withPageBy } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import {
  firstPageStates,
  noPages,
  pagedGuards,
  pageStates,
  replaced,
} from '../parts/paged-list.ts';
import { loadPickable } from './file-picker.ports.ts';
import type * as Types from './file-picker.types.ts';
import { isMarked, pickedUpload } from './picked-upload.ts';
import type { FilePickerAsked } from './upload-order.types.ts';

type Context = Types.FilePickerContext;
type Page = { page: Types.PickablePage };
type Named = { hash: string };

const listing = {
  load: 'loadPickable',
  what: 'files',
  input: ({ about, folder, search, folders }: Context, cursor: string | null) => ({
    about: about?.id ?? null,
    folder,
    search,
    cursor,
    needsFolders: folders === null,
  }),
} as const;
const first = firstPageStates(listing, 'sorting');
const pages = pageStates(listing);
/** Nothing is lost by leaving while files are read, so the dialog can be left then. */
const unhurried = { tags: [] as string[] };

const isChosen = ({ chosen }: Context, hash: string) => chosen.some((file) => file.hash === hash);
/** Made ready, not in the form, and there is room for it. */
const isFree = ({ entries, taken, chosen, room }: Context, hash: string) =>
  chosen.length < room &&
  !taken.includes(hash) &&
  entries.some((file) => file.hash === hash && file.url !== null);

/** Files of the library are chosen for a post or a message; those that went before are asked about. */
export const filePickerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as FilePickerAsked,
    events: {} as Types.FilePickerEvent,
    output: {} as Answer<null>,
    children: {} as Record<'loadFirst' | 'loadMore', 'loadPickable'>,
  },
  actors: { loadPickable },
  delays: { debounce: 300 },
  guards: {
    ...pagedGuards,
    isOtherFolder: ({ context }, { id }: { id: number | null }) => id !== context.folder,
    isChangeable: ({ context }, { hash }: Named) =>
      isChosen(context, hash) || isFree(context, hash),
    isAnyChosen: ({ context }) => context.chosen.length > 0,
    isAnyMarked: ({ context }) => context.chosen.some(isMarked),
    isAnyUnmarked: ({ context }) => !context.chosen.every(isMarked),
  },
  actions: {
    replacePage: assign(({ context }, { page }: Page) => ({
      ...replaced(context, { page }),
      folders: page.folders ?? context.folders,
    })),
    appendPage: assign(({ context }, { page }: Page) => ({
      entries: withPageBy(({ hash }) => hash, context.entries, page.entries),
      cursor: page.cursor,
    })),
    storeFailure: assign((_, params: { failure: Failure }) => params),
    clearFailure: assign({ failure: null }),
    storeSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    storeFolder: assign((_, { id }: { id: number | null }) => ({ folder: id })),
    dropFiles: assign({ entries: [], cursor: null }),
    toggle: assign(({ context }, { hash }: Named) => ({
      chosen: isChosen(context, hash)
        ? context.chosen.filter((file) => file.hash !== hash)
        : [...context.chosen, ...context.entries.filter((file) => file.hash === hash)],
    })),
    clearChoice: assign({ chosen: [] }),
    leaveMarkedOut: assign(({ context }) => ({
      chosen: context.chosen.filter((file) => !isMarked(file)),
    })),
    handOver: sendTo(
      ({ context }) => context.asker,
      ({ context }) => ({
        type: 'files.picked' as const,
        files: context.chosen.map(pickedUpload),
      }),
    ),
  },
}).createMachine({
  id: 'filePicker',
  description: 'A member picks files of their library for what they write.',
  meta: { requirement: 'issue 40: pick from library; peers §3.5 sent, offered, bought' },
  context: ({ input }) => ({
    ...input,
    ...noPages,
    folders: null,
    folder: null,
    search: '',
    chosen: [],
  }),
  output: { kind: 'confirmed', value: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Files are looked through, and some are chosen.',
      initial: 'loading',
      on: {
        'search.change': {
          target: '.typing',
          actions: { type: 'storeSearch', params: eventOf },
        },
        'folder.choose': {
          guard: { type: 'isOtherFolder', params: eventOf },
          target: '.loading',
          actions: [{ type: 'storeFolder', params: eventOf }, 'dropFiles'],
        },
        'file.toggle': {
          guard: { type: 'isChangeable', params: eventOf },
          actions: { type: 'toggle', params: eventOf },
        },
        'choice.clear': { guard: 'isAnyChosen', actions: 'clearChoice' },
        'files.add': [
          { guard: 'isAnyMarked', target: 'asking' },
          { guard: 'isAnyChosen', target: 'picked' },
        ],
      },
      states: {
        ...first,
        loading: { ...first.loading, ...unhurried },
        typing: {
          description: 'Words are being typed; the files stay until they rest.',
          after: { debounce: { target: 'loading', actions: 'dropFiles' } },
        },
        ...pages,
        loadingMore: { ...pages.loadingMore, ...unhurried },
        before: {
          description: 'The list is again as it was before the question.',
          type: 'history',
        },
      },
    },
    asking: {
      description: 'Some of the chosen files went to this member before: that is asked about.',
      meta: { requirement: 'peers §3.5 confirm before resend' },
      on: {
        'marked.add': { target: 'picked' },
        'marked.leaveOut': [
          { guard: 'isAnyUnmarked', target: 'picked', actions: 'leaveMarkedOut' },
          { target: 'choosing.before', actions: 'leaveMarkedOut' },
        ],
        'dialog.dismiss': { target: 'choosing.before' },
      },
    },
    picked: {
      description: 'The files are in the form.',
      type: 'final',
      entry: 'handOver',
    },
  },
});
