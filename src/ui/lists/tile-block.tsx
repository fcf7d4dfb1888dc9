import { memo, type ReactNode } from 'react';
import { isSameBut } from './same-props.ts';
import css from './tile-grid.module.css';
import { TileRowView } from './tile-row-view.tsx';
import { gap } from './use-columns.ts';
import { useNear } from './use-near.ts';

interface TileBlockProps<Item> {
  /** Index of its first row in the group. */
  readonly index: number;
  readonly ids: readonly string[];
  /** Of the same order; undefined where none is known any more. */
  readonly items: readonly (Item | undefined)[];
  readonly columns: number;
  /** Side of a tile in pixels. */
  readonly side: number;
  /** One character a tile: 1 for a chosen one. */
  readonly chosen: string;
  /** The tile that the keys go on from, where it is in this block. */
  readonly active: string | null;
  /** Number of its rows that are drawn at once. */
  readonly firstRows: number;
  readonly nameOf: (item: Item) => string;
  readonly renderTile: (item: Item, isActive: boolean) => ReactNode;
}

function Block<Item>(props: TileBlockProps<Item>) {
  const { index, ids, items, columns, side, chosen, active, firstRows, nameOf, renderTile } = props;
  const { place, isNear } = useNear<HTMLDivElement>(firstRows > 0);
  const rows = Array.from({ length: Math.ceil(ids.length / columns) }, (_, at) => at);
  const height = rows.length * (side + gap) - gap;
  return (
    <div
      ref={place}
      data-block={ids.join(' ')}
      data-columns={columns}
      className={css.block}
      style={{ blockSize: height }}
    >
      {(isNear || active !== null) &&
        rows.map((at) => {
          const [start, end] = [at * columns, (at + 1) * columns];
          const own = ids.slice(start, end);
          return (
            <TileRowView
              key={at}
              ids={own}
              items={items.slice(start, end)}
              index={index + at}
              columns={columns}
              side={side}
              chosen={chosen.slice(start, end)}
              active={active !== null && own.includes(active) ? active : null}
              isFirst={at < firstRows}
              nameOf={nameOf}
              renderTile={renderTile}
            />
          );
        })}
    </div>
  );
}

/**
 * Some rows of a grid: they are in the page while the block is near the screen, else its height alone.
 * A page more makes new lists of all: what has the same tiles is not drawn again.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const TileBlock = memo(Block, isSameBut('ids', 'items')) as typeof Block;
