import type { TileGroup } from './tile-grid.types.ts';

/** One line of tiles. */
export interface TileRow {
  /** Index of its group. */
  readonly group: number;
  /** Index in its group, from 0. */
  readonly index: number;
  readonly ids: readonly string[];
}

/** Splits each group into rows of so many tiles. */
export const rowsOf = (groups: readonly TileGroup[], columns: number): readonly TileRow[] =>
  groups.flatMap(({ ids }, group) =>
    Array.from({ length: Math.ceil(ids.length / columns) }, (_, index) => ({
      group,
      index,
      ids: ids.slice(index * columns, (index + 1) * columns),
    })),
  );

/** Rows of one block. */
const inBlock = 24;

/** The rows of each group in blocks of so many that one is drawn, or left out, at once. */
export const blocksOf = (
  groups: readonly TileGroup[],
  rows: readonly TileRow[],
): readonly (readonly (readonly TileRow[])[])[] =>
  groups.map((_, group) => {
    const own = rows.filter((row) => row.group === group);
    return Array.from({ length: Math.ceil(own.length / inBlock) }, (__, block) =>
      own.slice(block * inBlock, (block + 1) * inBlock),
    );
  });

/** Number of rows that Page Up and Page Down go by. */
const page = 4;

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** True where text runs from right to left. */
  readonly isBackwards?: boolean;
}

const clamped = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);

/** Id of the tile that a key leads to from another; null for any other key. */
export function tileAfter(rows: readonly TileRow[], from: string, pressed: Pressed): string | null {
  const at = rows.findIndex(({ ids }) => ids.includes(from));
  const row = rows[at];
  if (!row) return null;
  const all = rows.flatMap(({ ids }) => ids);
  const place = all.indexOf(from);
  const column = row.ids.indexOf(from);
  const side = (by: number) => all[clamped(place + (pressed.isBackwards ? -by : by), all.length)];
  const down = (by: number) => {
    const ids = rows[clamped(at + by, rows.length)]?.ids ?? [];
    return ids[clamped(column, ids.length)];
  };
  const isFar = pressed.ctrlKey || pressed.metaKey;
  const targets: Record<string, () => string | undefined> = {
    ArrowRight: () => side(1),
    ArrowLeft: () => side(-1),
    ArrowDown: () => down(1),
    ArrowUp: () => down(-1),
    PageDown: () => down(page),
    PageUp: () => down(-page),
    Home: () => (isFar ? all[0] : row.ids[0]),
    End: () => (isFar ? all.at(-1) : row.ids.at(-1)),
  };
  return targets[pressed.key]?.() ?? null;
}
