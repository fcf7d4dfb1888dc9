import type { DragEvent, PointerEvent } from 'react';
import css from './tile-drag.module.css';

/** Kind of what is dragged, which no other page and no file has. */
const kind = 'application/x-fanfare-tile';
type Words = ((id: string) => string | null) | undefined;

const tileAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
const idOf = (tile: HTMLElement): string => tile.dataset['tile'] ?? '';

/**
 * Lets a pressed tile be dragged, or not: by the mouse alone, as a finger that rests chooses it, and not with
 * a key that chooses. Returns true where it can be.
 */
export function readyToDrag(event: PointerEvent, words: Words): boolean {
  const tile = tileAt(event.target);
  if (!tile) return false;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const isMouse = event.pointerType === 'mouse' && event.button === 0;
  tile.draggable = isPlain && isMouse && (words?.(idOf(tile)) ?? null) !== null;
  return tile.draggable;
}

/** Begins to drag a tile, with words instead of its picture; gives up where it cannot be. */
export function dragTile(event: DragEvent, words: Words): void {
  const tile = tileAt(event.target);
  const said = tile?.draggable === true ? words?.(idOf(tile)) : null;
  if (!tile || typeof said !== 'string') return event.preventDefault();
  const image = document.createElement('div');
  image.className = css.image ?? '';
  image.textContent = said;
  document.body.append(image);
  // The browser has drawn it by then.
  setTimeout(() => image.remove());
  const { dataTransfer } = event;
  // A picture brings its address and a file along.
  dataTransfer.clearData();
  dataTransfer.setData(kind, idOf(tile));
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setDragImage(image, 0, 0);
  return undefined;
}

/** True for a tile of a grid of this page. */
export const holdsTile = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(kind);

/** Id of the dropped tile. */
export const droppedTile = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(kind);
