import { useState, type ReactNode } from 'react';
import css from './data-table.module.css';
import { ArrowDown, ArrowUp } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';

export interface DataCell {
  readonly text: ReactNode;
  /** Sort key of the cell. */
  readonly value: string | number;
}
export interface DataRow {
  readonly key: string;
  /** The first names the row. */
  readonly cells: readonly DataCell[];
}
/** Sort order of the rows. */
export interface DataOrder {
  readonly column: number;
  readonly isDescending: boolean;
}

const compared = (one: DataCell | undefined, other: DataCell | undefined): number => {
  const [left, right] = [one?.value ?? '', other?.value ?? ''];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/**
 * Table of numbers, sorted by pressing a column head; wide ones scroll, and on a phone a row is two
 * lines: its name and one figure, then the others, without those that are zero. With `ordered` the
 * caller sorts, as `rows` are only a part of all.
 */
export function DataTable({
  caption,
  columns,
  rows,
  main,
  ordered,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly DataRow[];
  /** The column beside the name on a phone, while no other sorts. */
  main: number;
  /** The column that the rows come sorted by, largest first, and what asks for another one. */
  ordered?: { readonly column: number; readonly onOrder: (column: number) => void };
}) {
  const [own, setOrder] = useState<DataOrder>({ column: 0, isDescending: false });
  const { column, isDescending } = ordered ? { ...ordered, isDescending: true } : own;
  const beside = column === 0 ? main : column;
  const sorted = ordered
    ? rows
    : rows.toSorted((one, other) => {
        const way = compared(one.cells[column], other.cells[column]);
        return isDescending ? -way : way;
      });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className={css.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name, at) => (
              <th
                key={name}
                scope="col"
                aria-sort={at === column ? (isDescending ? 'descending' : 'ascending') : undefined}
              >
                {ordered && at === 0 ? (
                  name
                ) : (
                  <button
                    type="button"
                    className={css.head}
                    onClick={() =>
                      ordered
                        ? ordered.onOrder(at)
                        : // Of numbers the largest are wanted first.
                          setOrder({
                            column: at,
                            isDescending: at === column ? !isDescending : at > 0,
                          })
                    }
                  >
                    {name}
                    {at === column && <Icon of={isDescending ? ArrowDown : ArrowUp} size={16} />}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map(({ text, value }, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row">
                    {text}
                  </th>
                ) : (
                  <td
                    key={columns[at]}
                    data-head={columns[at]}
                    data-main={at === beside ? '' : undefined}
                    data-zero={value === 0 ? '' : undefined}
                  >
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
