import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { rowMenus } from '../dialog/row-menus.ts';
import css from './link-rows.module.css';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The row that holds an element, of all rows of the list; -1 for none. */
const indexIn = (list: Element, target: EventTarget): number =>
  [...list.children].findIndex((row) => target instanceof Node && row.contains(target));

const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('a[href]');

/**
 * Rows of which each is one link, with a menu that hover, focus, a long press, a swipe and the
 * context menu show. All are one stop of Tab: arrows go from row to row, and along the row from the
 * link to its menu and back.
 */
export function LinkRows<Row extends { readonly id: number }>({
  label,
  rows,
  current,
  children,
}: {
  label: string;
  rows: readonly Row[];
  /** Id of the row whose page is open: Tab comes to it first. */
  current?: number | undefined;
  /** Draws an `li`; `isStop` says that Tab comes to its link. */
  children: (row: Row, isStop: boolean) => ReactNode;
}) {
  const [menus] = useState(rowMenus);
  const [chosen, setChosen] = useState<number | null>(null);
  const has = (id: number | null | undefined) => rows.some((row) => row.id === id);
  const stop = [chosen, current].find(has) ?? rows[0]?.id;
  const focus = ({ target, currentTarget }: FocusEvent) =>
    setChosen((before) => rows[indexIn(currentTarget, target)]?.id ?? before);
  const go = (event: KeyboardEvent) => {
    const { key, target, currentTarget: list } = event;
    const index = indexIn(list, target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = list.children[index];
    const next =
      key === 'ArrowRight'
        ? row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')
        : linkOf(key === 'ArrowLeft' ? row : list.children[steps[key]?.(index, rows.length) ?? -1]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row
    <ul className={css.list} aria-label={label} onFocus={focus} onKeyDown={go} {...menus}>
      {rows.map((row) => children(row, row.id === stop))}
    </ul>
  );
}
