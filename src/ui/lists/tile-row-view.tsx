import { memo, type ReactNode } from 'react';
import css from './tile-grid.module.css';
import { useNear } from './use-near.ts';

interface TileRowProps {
  readonly ids: readonly string[];
  readonly index: number;
  readonly columns: number;
  /** Side of a tile in pixels. */
  readonly side: number;
  /** One character a tile: 1 for a chosen one. */
  readonly chosen: string;
  /** The tile that the keys go on from, where it is in this row. */
  readonly active: string | null;
  /** Drawn at once, without waiting until it is known to be near. */
  readonly isFirst: boolean;
  readonly nameOf: (id: string) => string;
  readonly renderTile: (id: string, isActive: boolean) => ReactNode;
}

/** One row of a grid: its tiles while it is near the screen, else its height alone. */
export const TileRowView = memo(function TileRowView(props: TileRowProps) {
  const { ids, index, columns, side, chosen, active, isFirst, nameOf, renderTile } = props;
  const { place, isNear } = useNear<HTMLDivElement>(isFirst);
  const isDrawn = isNear || active !== null;
  return (
    <div
      ref={place}
      {...(isDrawn && { role: 'row', 'aria-rowindex': index + 1 })}
      data-row={ids.join(' ')}
      data-columns={columns}
      className={css.row}
      style={{ '--columns': columns, blockSize: side }}
    >
      {isDrawn &&
        ids.map((id, at) => (
          <div
            key={id}
            role="gridcell"
            aria-selected={chosen[at] === '1'}
            aria-label={nameOf(id)}
            data-tile={id}
            className={css.tile}
            tabIndex={id === active ? 0 : -1}
          >
            {renderTile(id, id === active)}
          </div>
        ))}
    </div>
  );
});
