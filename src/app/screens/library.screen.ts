import { filtersOf, folderOf, noFilters } from '#machines/media/library-filters.ts';
import { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryList } from '#machines/media/library.types.ts';
import { pathnameOf } from '#machines/navigation/location.ts';
import { href } from '#machines/navigation/routes.ts';
import { libraryAdapter } from '#src/actors/media/library.adapter.ts';
import { LibraryView } from '#src/views/media/library.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/library/uploaded` and `/library/owned`. */
export default defineScreen({
  machine: libraryMachine,
  View: LibraryView,
  title: 'media.library.title',
  provide: ({ http }) => libraryAdapter(http),
  input: ({ path, query, services: { config } }) => {
    const list: LibraryList = pathnameOf(path) === href('libraryUploaded') ? 'uploaded' : 'owned';
    const folder = list === 'uploaded' ? folderOf(query) : null;
    const filters = list === 'uploaded' ? filtersOf(query) : noFilters;
    const { uploadMimes, videoMimes } = config.limits;
    return { list, folder, filters, kinds: [...uploadMimes, ...videoMimes] };
  },
});
