import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { rowMenus } from '../dialog/row-menus.ts';
import css from './read-rows.module.css';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const along: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const indexIn = (list: Element, target: EventTarget): number =>
  [...list.children].findIndex((row) => target instanceof Node && row.contains(target));
const isTyped = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** The place beside an element of a row: the row itself, then what can be pressed in it. */
const beside = (row: Element | undefined, target: EventTarget, by: number) => {
  const all = row ? [row, ...row.querySelectorAll('a[href], button:not(:disabled)')] : [];
  return all[all.findIndex((place) => place === target) + by];
};

/**
 * Rows that are read, of which each may hold links and a menu. All are one stop of Tab: arrows go
 * from row to row, and along the row to what can be pressed in it and back.
 */
export function ReadRows<Row extends { readonly id: number }>({
  labelledBy,
  rows,
  className,
  children,
}: {
  /** Id of the heading that names the list. */
  labelledBy: string;
  rows: readonly Row[];
  /** Of each row. */
  className: string | undefined;
  /** Draws the inside of a row; what is pressed in it is no stop of Tab. */
  children: (row: Row) => ReactNode;
}) {
  const [menus] = useState(rowMenus);
  const [chosen, setChosen] = useState<number | null>(null);
  const stop = rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id;
  const focus = ({ target, currentTarget }: FocusEvent) =>
    setChosen((before) => rows[indexIn(currentTarget, target)]?.id ?? before);
  const go = (event: KeyboardEvent) => {
    const { key, target, currentTarget: list } = event;
    const index = indexIn(list, target);
    if (index < 0 || isTyped(target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = list.children[index];
    const by = along[key];
    const next =
      by === undefined
        ? list.children[steps[key]?.(index, rows.length) ?? -1]
        : beside(row, target, by);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row
    <ul className={css.list} aria-labelledby={labelledBy} onFocus={focus} onKeyDown={go} {...menus}>
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from row to row
        <li key={row.id} className={className} tabIndex={row.id === stop ? 0 : -1}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
