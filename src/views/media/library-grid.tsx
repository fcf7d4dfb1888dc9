import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { TileGrid } from '#src/ui/lists/tile-grid.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './library.module.css';
import { LibraryTile } from './library-tile.tsx';
import { groupBy, monthLabels } from './library-choices.ts';
import { useFileLabel } from './use-file-label.ts';

/** One's own files month by month, as squares that can be chosen. */
export function LibraryGrid({ actor }: { actor: ActorRefFrom<typeof libraryMachine> }) {
  const { date, plural } = useText();
  const label = useFileLabel({ uses: true });
  const selection = useSelector(actor, ({ context }) => context.selection);
  const files = useSelector(actor, ({ context }) => context.entries);
  const hashes = useSelector(selection, ({ context }) => context.chosen);
  const chosen = useMemo(() => new Set(hashes), [hashes]);
  const known = useMemo(() => new Map(files.map((file) => [file.hash, file])), [files]);
  const monthOf = useMemo(
    () => monthLabels((at) => date(at, { month: 'long', year: 'numeric' })),
    [date],
  );
  const groups = useMemo(
    () =>
      [...groupBy(files, monthOf)].map(([month, shown]) => ({
        label: month,
        ids: shown.map(({ hash }) => hash),
      })),
    [files, monthOf],
  );
  const renderTile = useCallback(
    (file: LibraryFile, isActive: boolean) => (
      <LibraryTile
        file={file}
        onOpen={() => actor.send({ type: 'file.open', key: file.key })}
        grid={{
          isActive,
          onInspect: () => actor.send({ type: 'file.inspect', key: file.key }),
        }}
      />
    ),
    [actor],
  );
  /** Into the folders that stand above; the chart says which files can go. */
  const dragWords = useCallback(
    (hash: string) => {
      const { folder, folders } = actor.getSnapshot().context;
      const drop = { type: 'files.drop', hash, folder: { id: 0, name: '' } } as const;
      if (folder !== null || !folders?.length || !selection.getSnapshot().can(drop)) return null;
      return plural('media.folderMove.files', chosen.has(hash) ? chosen.size : 1);
    },
    [actor, selection, chosen, plural],
  );
  return (
    <div className={css.files} data-choosing={chosen.size > 0 || undefined}>
      <TileGrid
        groups={groups}
        chosen={chosen}
        itemOf={(hash) => known.get(hash)}
        nameOf={label}
        renderTile={renderTile}
        onOpen={(key) => actor.send({ type: 'file.open', key })}
        onToggle={(hash) => selection.send({ type: 'file.toggle', hash })}
        onExtend={(hash, from) => selection.send({ type: 'file.extend', hash, from })}
        onAll={() => selection.send({ type: 'selection.all' })}
        onClear={() => selection.send({ type: 'selection.clear' })}
        onMove={() => selection.send({ type: 'selection.move' })}
        onDelete={() => selection.send({ type: 'selection.delete' })}
        dragWords={dragWords}
        frame={{
          onDraw: (framed, keeps) => selection.send({ type: 'frame.draw', hashes: framed, keeps }),
          onEnd: (isCancelled) =>
            selection.send({ type: isCancelled ? 'frame.cancel' : 'frame.end' }),
        }}
      />
    </div>
  );
}
