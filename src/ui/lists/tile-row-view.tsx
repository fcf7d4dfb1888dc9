import { memo, type ReactNode } from 'react';
import { isSameBut } from './same-props.ts';
import css from './tile-grid.module.css';
import { useNear } from './use-near.ts';

interface TileRowProps<Item> {
  readonly ids: readonly string[];
  /** Of the same order; undefined where none is known any more. */
  readonly items: readonly (Item | undefined)[];
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
  readonly nameOf: (item: Item) => string;
  readonly renderTile: (item: Item, isActive: boolean) => ReactNode;
}

function Row<Item>(props: TileRowProps<Item>) {
  const { ids, items, index, columns, side, chosen, active, isFirst, nameOf, renderTile } = props;
  const { place, isNear } = useNear<HTMLDivElement>(isFirst);
  const isDrawn = isNear || active !== null;
  return (
    <div
      ref={place}
      {...(isDrawn && { role: 'row', 'aria-rowindex': index + 1 })}
      data-row={index}
      className={css.row}
      style={{ '--columns': columns, blockSize: side }}
    >
      {isDrawn &&
        ids.map((id, at) => {
          const item = items[at];
          if (item === undefined) return null;
          return (
            <div
              key={id}
              role="gridcell"
              aria-selected={chosen[at] === '1'}
              aria-label={nameOf(item)}
              data-tile={id}
              className={css.tile}
              tabIndex={id === active ? 0 : -1}
            >
              {renderTile(item, id === active)}
            </div>
          );
        })}
    </div>
  );
}

/** One row of a grid: its tiles while it is near the screen, else its height alone. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const TileRowView = memo(Row, isSameBut('ids', 'items')) as typeof Row;
