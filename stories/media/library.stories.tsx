import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { noFilters } from '#machines/media/library-filters.ts';
import { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryContext } from '#machines/media/library.types.ts';
import { LibraryView } from '#src/views/media/library.view.tsx';
import { at } from '#stories/lib/at.ts';
import { boughtFile, foldersOf, ownFile } from './library.fixtures.ts';
import { selectionMachine } from '#machines/media/selection.machine.ts';
import { upload } from './media.fixtures.ts';

export default {
  title: 'Screens/Media/Library',
  component: LibraryView,
} satisfies Meta<typeof LibraryView>;

type Story = StoryObj<typeof LibraryView>;

const files = Array.from({ length: 24 }, (_, number) => ownFile(number));
const listed = files.map(({ hash }) => hash);
const chosenOf = (chosen: readonly string[]) =>
  at(selectionMachine, chosen.length > 0 ? 'choosing' : 'none', {
    most: 500,
    listed,
    folder: null,
    chosen,
    anchor: null,
    before: chosen,
    drop: null,
  });
const bare: LibraryContext = {
  list: 'uploaded',
  folder: null,
  filters: noFilters,
  folders: [
    { id: 1, name: 'Studio', count: 12 },
    { id: 2, name: 'Summer', count: 1 },
  ],
  kinds: ['image/jpeg'],
  entries: files,
  cursor: null,
  size: { count: 24, bytes: 3_435_973_837, storage: 21_474_836_480 },
  showsAllFolders: false,
  uploads: [],
  followed: [],
  failure: null,
  selection: chosenOf([]),
};
const show = (
  value: StateValueFrom<typeof libraryMachine>,
  context: Partial<LibraryContext> = {},
): Story => ({ args: { actor: at(libraryMachine, value, { ...bare, ...context }) } });
const nothing = { entries: [], size: { count: 0, bytes: 0, storage: 21_474_836_480 } };
const owned = {
  list: 'owned',
  size: null,
  folders: null,
  entries: [
    boughtFile(1),
    { ...boughtFile(1), key: 'post 1 second', type: 'video', seconds: 134 },
    boughtFile(2, 'message'),
    boughtFile(3),
  ],
} as const;

export const Loading = show('loading', { entries: [], size: null });
export const Typing = show('typing', { filters: { ...noFilters, search: 'lake' } });
export const Sorting = show('sorting');
export const Resting = show('resting', { cursor: 'older' });
export const LoadingMore = show('loadingMore', { cursor: 'older' });
export const Exhausted = show('exhausted');
export const ExhaustedChoosing = show('exhausted', {
  selection: chosenOf(['hash-1', 'hash-2', 'hash-5']),
});
export const ExhaustedProcessing = show('exhausted', {
  entries: [
    ownFile(1, { url: null, thumbUrl: null }),
    ownFile(2, { type: 'video', seconds: 134 }),
    ownFile(3, { type: 'audio', thumbUrl: null, seconds: 61 }),
  ],
});
export const ExhaustedUploading = show('exhausted', {
  uploads: [
    upload({ status: 'uploading', share: 0.4 }),
    upload({ id: 'second', status: 'failed', reason: { kind: 'offline' } }),
  ],
});
export const ExhaustedOwned = show('exhausted', owned);
export const Empty = show('empty', nothing);
export const EmptyOwned = show('empty', { ...nothing, ...owned, entries: [] });
export const ExhaustedFolder = show('exhausted', { folder: 1 });
const folders = foldersOf(34);
export const ExhaustedManyFolders = show('exhausted', { folders });
export const ExhaustedAllFolders = show('exhausted', { folders, showsAllFolders: true });
export const EmptyFolder = show('empty', { ...nothing, folder: 2 });
export const EmptyNarrowed = show('empty', {
  entries: [],
  filters: { ...noFilters, search: 'lake', kind: 'video', unused: true },
});
export const FailedMissing = show('failed', {
  entries: [],
  folder: 3,
  failure: { kind: 'notFound' },
});
export const Interrupted = show('interrupted', { cursor: 'older', failure: { kind: 'offline' } });
export const Refreshing = show('refreshing');
export const Unrefreshed = show('unrefreshed', { failure: { kind: 'offline' } });
export const Failed = show('failed', { entries: [], size: null, failure: { kind: 'offline' } });
