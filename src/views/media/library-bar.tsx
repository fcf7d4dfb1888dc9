import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { LibrarySearch } from './library-search.tsx';
import { SelectionView } from './selection.view.tsx';

/** Search and filters of one's files, or while some are chosen, their bar. */
export function LibraryBar({ actor }: { actor: ActorRefFrom<typeof libraryMachine> }) {
  const selection = useSelector(actor, ({ context }) => context.selection);
  const chosen = useSelector(selection, ({ context }) => context.chosen);
  const files = useSelector(actor, ({ context }) => context.entries);
  const all = new Set(chosen);
  const bytes = files.reduce((sum, file) => sum + (all.has(file.hash) ? (file.bytes ?? 0) : 0), 0);
  return (
    <SelectionView actor={selection} bytes={bytes}>
      <LibrarySearch actor={actor} />
    </SelectionView>
  );
}
