import type { SnapshotFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryContext, LibraryEvent } from '#machines/media/library.types.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { isNarrowed } from '#src/views/media/library-choices.ts';

/** Captions came by its details, or all folders are listed, after which nothing else is of interest. */
export const isTended = ({ entries, showsAllFolders }: LibraryContext) =>
  showsAllFolders || entries[0]?.captions !== undefined;
/** Other things are under way: answers of dialogs would only multiply the ways. */
export const isOccupied = (context: LibraryContext) =>
  isNarrowed(context.filters) ||
  context.uploads.length + context.followed.length > 0 ||
  isTended(context);
/** Somewhere that is not narrowed too: together they would only multiply the ways. */
export const isAside = (context: LibraryContext) =>
  isOccupied(context) || context.entries.length > 1 || context.folder !== null;

type Snapshot = SnapshotFrom<typeof libraryMachine>;

/** Orders of a row of an upload, by the status that has a button for them; null: every one has. */
const orders: Readonly<Record<string, Upload['status'] | null>> = {
  'upload.drop': null,
  'upload.repeat': 'failed',
  'duplicate.use': 'duplicate',
  'duplicate.send': 'duplicate',
};

const withoutRow = ({ context: { uploads } }: Snapshot, order: string, id: string) => {
  const known = uploads.find((one) => one.id === id);
  if (!known) return 'there is no such row';
  const wanted = orders[order] ?? null;
  return wanted === null || known.status === wanted ? null : `only a ${wanted} one is asked`;
};

const withoutTile = (snapshot: Snapshot, { type, key }: { type: string; key: string }) => {
  if (snapshot.matches('loading') || snapshot.matches('failed')) return 'no list is there';
  const file = snapshot.context.entries.find((one) => one.key === key);
  return type === 'file.open' && file?.url === null
    ? 'a file that is made ready has no button: Enter alone opens it'
    : null;
};

/** Reason why nothing is there to be pressed that would make an event; null if it can be made. */
export const withoutControl = (snapshot: Snapshot, event: LibraryEvent): string | null => {
  const { filters, folder, size } = snapshot.context;
  const hasNothing = (size?.count ?? 0) === 0 && !isNarrowed(filters);
  switch (event.type) {
    case 'folder.create':
      return folder === null ? null : 'a folder is made from outside of one';
    case 'filters.clear':
      return snapshot.matches('empty') && isNarrowed(filters)
        ? null
        : 'filters are cleared where nothing is found';
    case 'filters.change':
      return hasNothing ? 'nothing is there to search in' : null;
    case 'search.change':
      if (hasNothing) return 'nothing is there to search in';
      return filters.search === event.text ? 'typing the same is no event' : null;
    case 'file.open':
    case 'file.inspect':
      return withoutTile(snapshot, event);
    case 'upload.drop':
    case 'upload.repeat':
    case 'duplicate.use':
    case 'duplicate.send':
      return withoutRow(snapshot, event.type, event.id);
    default:
      return null;
  }
};
