import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { announce, type Command } from '#src/commands.ts';
import css from './row-list.module.css';

/** Keys of a row that act while no field of it has the focus. */
export type RowKey = 'e' | 'Delete';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const opensMenu = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');
const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
const press = (row: HTMLElement, selector: string) =>
  row.querySelector<HTMLElement>(selector)?.click();

/**
 * Rows of a table that fold on a narrow screen. They are one stop of Tab besides their own controls:
 * arrows go from row to row, Enter follows the row's link, Shift+F10 opens its menu.
 */
export function RowList<Row extends { readonly id: number }>({
  label,
  rows,
  anchor,
  command,
  renderRow,
  onKey,
}: {
  label: string;
  rows: readonly Row[];
  /** Prefix of the rows' anchors, which Back scrolls to. */
  anchor: string;
  /** Keyboard command of each row. */
  command?: Command;
  renderRow: (row: Row) => ReactNode;
  onKey: (id: number, key: RowKey) => void;
}) {
  const [chosen, setChosen] = useState<number | null>(null);
  const stop = rows.some(({ id }) => id === chosen) ? chosen : (rows[0]?.id ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget: list } = event;
    const row = rowOf(target);
    const isTyped = target instanceof HTMLInputElement;
    if (!row || !list.contains(row) || isTyped || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const all = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const next = all[steps[key]?.(all.indexOf(row), all.length) ?? -1];
    const id = Number(row.dataset['row']);
    if (next) next.focus();
    else if (key === 'Enter' && target === row) press(row, 'a[href]');
    else if (opensMenu(event)) press(row, '[aria-haspopup="menu"]');
    else if (key === 'e' || key === 'Delete') onKey(id, key);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row
    <ul
      className={css.list}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setChosen(Number(rowOf(target)?.dataset['row'] ?? stop))}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={css.row}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from row to row
          tabIndex={row.id === stop ? 0 : -1}
          data-row={row.id}
          {...announce(command)}
          data-anchor={`${anchor}-${row.id}`}
        >
          {renderRow(row)}
        </li>
      ))}
    </ul>
  );
}
