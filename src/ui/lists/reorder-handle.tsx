import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { follow } from './drag.ts';
import css from './reorder-handle.module.css';

const placeOf = (item: Element) => [...(item.parentElement?.children ?? [])].indexOf(item);

/** Index of an item dragged to this x: after every other whose middle is passed. */
const placeAt = (item: Element, x: number) =>
  [...(item.parentElement?.children ?? [])].filter((one) => {
    const { left, width } = one.getBoundingClientRect();
    return one !== item && left + width / 2 < x;
  }).length;

const asked = (key: string, place: number, count: number): number | undefined => {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: count - 1,
  };
  const to = places[key];
  return to === undefined || to < 0 || to >= count || to === place ? undefined : to;
};

/**
 * Handle of an item of a list in one row: dragged with a pointer (on touch screens after a moment,
 * so that the row still scrolls), or moved with the arrow keys. The list is reordered during the
 * drag.
 */
export function ReorderHandle({
  label,
  hint,
  onMove,
  children,
}: {
  /** Accessible name, with the item that it moves and its place. */
  label: string;
  /** Instructions for the pointer and the keys. */
  hint: string;
  onMove: (to: number) => void;
  children: ReactNode;
}) {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.closest('li');
    const to = item && asked(event.key, placeOf(item), item.parentElement?.children.length ?? 0);
    if (to === null || to === undefined) return;
    event.preventDefault();
    onMove(to);
  };

  const take = ({ currentTarget, button, clientX, clientY, pointerType }: PointerEvent) => {
    const item = currentTarget.closest('li');
    if (!item || button !== 0) return;
    end.current?.();
    end.current = follow({
      handle: currentTarget,
      isTouch: pointerType === 'touch',
      from: { x: clientX, y: clientY },
      onMove: ({ x }) => {
        const to = placeAt(item, x);
        if (to !== placeOf(item)) onMove(to);
        item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
      onPointerDown={take}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
