import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { follow, type Point } from './drag.ts';
import css from './drag-handle.module.css';
import type { SortStep } from './sorted.tsx';

const itemsOf = (item: Element, count: number) =>
  [...(item.parentElement?.children ?? [])].slice(0, count);

/** Index of an item dragged to this point of the rows: after all whose middle is passed. */
const placeAt = (item: Element, count: number, { x, y }: Point) =>
  itemsOf(item, count).filter((one) => {
    if (one === item) return false;
    const { left, width, top, bottom } = one.getBoundingClientRect();
    return bottom < y || (top <= y && left + width / 2 < x);
  }).length;

/** Counts the items of the first row. */
const columnsOf = (items: readonly Element[]) => {
  const top = items[0]?.getBoundingClientRect().top ?? 0;
  return items.filter((one) => one.getBoundingClientRect().top === top).length;
};

/** Index that a key moves the item to; undefined for other keys. */
const asked = (key: string, place: number, columns: number, count: number) =>
  ({
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: count - 1,
  })[key];

/**
 * Handle of an item of a list in rows: dragged with a pointer (on touch screens after a moment, so
 * that the page still scrolls), or lifted with Space, moved with the arrows and dropped with Space.
 * Escape puts it back. The list is reordered at every step.
 */
export function DragHandle({
  label,
  hint,
  count,
  onMove,
  onStep,
  children,
}: {
  /** Accessible name, with the item that it moves. */
  label: string;
  /** Instructions for the pointer and the keys. */
  hint: string;
  /** Number of sortable items, which come first in the list. */
  count: number;
  onMove: (to: number) => void;
  onStep: (step: SortStep) => void;
  children: ReactNode;
}) {
  const end = useRef<(() => void) | null>(null);
  /** Index at which a key lifted it; null while not lifted by a key. */
  const start = useRef<number | null>(null);
  useEffect(() => () => end.current?.(), []);

  const drop = (handle: Element, step?: SortStep) => {
    if (start.current === null) return;
    start.current = null;
    handle.removeAttribute('data-held');
    if (step) onStep(step);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { currentTarget: handle, key } = event;
    const item = handle.closest('li');
    if (!item) return;
    const items = itemsOf(item, count);
    const place = items.indexOf(item);
    const from = start.current;
    if (key === ' ') {
      event.preventDefault();
      if (from !== null) return drop(handle, 'dropped');
      start.current = place;
      handle.setAttribute('data-held', '');
      return onStep('lifted');
    }
    if (from === null) return;
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (from !== place) onMove(from);
      return drop(handle, 'cancelled');
    }
    const to = asked(key, place, columnsOf(items), count);
    if (to === undefined) return;
    event.preventDefault();
    if (to === place || to < 0 || to >= count) return;
    onMove(to);
    onStep('moved');
  };
  const take = ({ currentTarget, button, clientX: x, clientY: y, pointerType }: PointerEvent) => {
    const item = currentTarget.closest('li');
    if (!item || button !== 0) return;
    end.current?.();
    drop(currentTarget);
    const from = itemsOf(item, count).indexOf(item);
    end.current = follow({
      handle: currentTarget,
      isTouch: pointerType === 'touch',
      from: { x, y },
      onMove: (point) => {
        const to = placeAt(item, count, point);
        if (to === itemsOf(item, count).indexOf(item)) return;
        onMove(to);
        onStep('moved');
      },
      onCancel: () => {
        onMove(from);
        onStep('cancelled');
      },
    });
  };

  return (
    <button
      type="button"
      className={css.handle}
      aria-label={label}
      title={hint}
      onKeyDown={press}
      // Space lifts when it is pressed, and is no click when it is let go.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={({ currentTarget }) => drop(currentTarget, 'dropped')}
      onPointerDown={take}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
