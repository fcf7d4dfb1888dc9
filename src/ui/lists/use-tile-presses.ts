import type { KeyboardEvent, MouseEvent } from 'react';
import type { TileHandlers } from './tile-grid.types.ts';
import { tileAfter, type TileRow } from './tile-rows.ts';
import { useLongPress } from './use-long-press.ts';

interface Options extends TileHandlers {
  readonly chosen: ReadonlySet<string>;
  readonly rows: readonly TileRow[];
  /** Id of the tile that the keys go on from. */
  readonly active: string;
  readonly focusOn: (id: string) => void;
}

const tileOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tile]')?.dataset['tile']
    : undefined;
const isIn = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const take = (event: MouseEvent | KeyboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Clicks, fingers and keys on the tiles of a grid, as handlers of the element around them. */
export function useTilePresses(options: Options) {
  const { rows, active, chosen, focusOn, onOpen, onToggle, onExtend } = options;
  const { isOver, handlers } = useLongPress(onToggle);

  const onClickCapture = (event: MouseEvent) => {
    const id = tileOf(event.target);
    if (isOver()) return take(event);
    if (id === undefined) return;
    const isTick = isIn(event.target, '[data-tick]');
    // Enter on a button inside is a click too, without a pointer.
    const isPointed = event.detail > 0 && !isIn(event.target, '[data-aside]');
    if (!isTick && !isPointed) return;
    if (event.shiftKey) onExtend(id, active);
    else if (isTick || event.ctrlKey || event.metaKey || chosen.size > 0) onToggle(id);
    else return;
    take(event);
    focusOn(id);
  };

  /** Keys that do something to the tile itself, or to what is chosen. */
  const act = (event: KeyboardEvent, id: string): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isOnTile = !isIn(event.target, '[data-aside]');
    const acts: Record<string, (() => void) | false | undefined> = {
      ' ': isOnTile && (() => onToggle(id)),
      Enter: isOnTile && (() => onOpen(id)),
      a: isCommand && options.onAll,
      Escape: chosen.size > 0 && options.onClear,
      m: !isCommand && chosen.size > 0 && options.onMove,
      Delete: chosen.size > 0 && options.onDelete,
    };
    const wanted = acts[event.key];
    if (!wanted) return false;
    wanted();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = tileOf(event.target);
    if (id === undefined || event.altKey) return;
    if (act(event, id)) return take(event);
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const next = tileAfter(rows, id, { key, ctrlKey, metaKey, isBackwards });
    if (next === null) return;
    take(event);
    if (shiftKey && next !== id) onExtend(next, id);
    focusOn(next);
  };

  return {
    ...handlers,
    onClickCapture,
    onKeyDown,
    // Firefox clicks a button when Space is released.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && !isIn(event.target, '[data-aside]')) event.preventDefault();
    },
  };
}
