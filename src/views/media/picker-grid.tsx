import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PickableFile } from '#machines/media/file-picker.types.ts';
import type { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import { TileGrid } from '#src/ui/lists/tile-grid.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { groupBy, monthLabels } from './library-choices.ts';
import { PickerTile } from './picker-tile.tsx';
import { useFileLabel } from './use-file-label.ts';
import { useMarkLabel } from './use-mark-label.ts';

/** Files month by month, as squares of which some are chosen in an order. */
export function PickerGrid({ actor }: { actor: ActorRefFrom<typeof filePickerMachine> }) {
  const { t, date } = useText();
  const label = useFileLabel();
  const { entries, chosen, taken, isAbout } = useSelector(
    actor,
    ({ context: { entries, chosen, taken, about } }) => ({
      entries,
      chosen,
      taken,
      isAbout: about !== null,
    }),
    shallowEqual,
  );
  const markOf = useMarkLabel(isAbout);
  const places = useMemo(
    () => new Map(chosen.map(({ hash }, index) => [hash, index + 1])),
    [chosen],
  );
  const hashes = useMemo(() => new Set(places.keys()), [places]);
  const known = useMemo(() => new Map(entries.map((file) => [file.hash, file])), [entries]);
  const monthOf = useMemo(
    () => monthLabels((at) => date(at, { month: 'long', year: 'numeric' })),
    [date],
  );
  const groups = useMemo(
    () =>
      [...groupBy(entries, monthOf)].map(([month, shown]) => ({
        label: month,
        ids: shown.map(({ hash }) => hash),
      })),
    [entries, monthOf],
  );
  const nameOf = useCallback(
    (file: PickableFile) => {
      const { hash } = file;
      const place = places.get(hash);
      const words = [
        taken.includes(hash) ? t('media.filePicker.taken') : markOf(file),
        place === undefined ? null : t('media.filePicker.place', { place }),
      ].filter((part) => part !== null);
      return words.reduce(
        (said, part) => t('media.library.described', { file: said, words: part }),
        label(file),
      );
    },
    [label, markOf, places, taken, t],
  );
  const renderTile = useCallback(
    (file: PickableFile) => (
      <PickerTile
        file={file}
        mark={markOf(file)}
        place={places.get(file.hash) ?? 0}
        isTaken={taken.includes(file.hash)}
      />
    ),
    [markOf, places, taken],
  );
  const toggle = (hash: string) => actor.send({ type: 'file.toggle', hash });
  return (
    <TileGrid
      groups={groups}
      chosen={hashes}
      itemOf={(hash) => known.get(hash)}
      nameOf={nameOf}
      renderTile={renderTile}
      onOpen={toggle}
      onToggle={toggle}
      onExtend={toggle}
      onClear={() => actor.send({ type: 'choice.clear' })}
    />
  );
}
