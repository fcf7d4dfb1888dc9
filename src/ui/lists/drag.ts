/** Milliseconds on glass before a finger holds the item, and does not scroll the page. */
const hold = 300;
/** Pixels that a finger may tremble meanwhile. */
const slack = 8;

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  /** Pressed element; it has `data-held` while it is dragged. */
  handle: Element;
  isTouch: boolean;
  from: Point;
  onMove: (to: Point) => void;
  /** Escape was pressed. */
  onCancel?: () => void;
}

/** Follows a pointer that was pressed until it is let go; the function that is returned ends it. */
export function follow({ handle, isTouch, from, onMove, onCancel }: Drag): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isHeld = false;
  const begin = () => {
    isHeld = true;
    handle.setAttribute('data-held', '');
  };
  const timer = setTimeout(begin, isTouch ? hold : 0);
  const end = () => {
    clearTimeout(timer);
    controller.abort();
    handle.removeAttribute('data-held');
  };
  // On the window: an item that is put elsewhere loses the pointer it had caught.
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!isHeld && isTouch && Math.hypot(x - from.x, y - from.y) > slack) end();
    if (isHeld) onMove({ x, y });
  };
  window.addEventListener('pointermove', move, { signal });
  const still = { passive: false, signal };
  window.addEventListener('touchmove', (event) => isHeld && event.preventDefault(), still);
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isHeld || !onCancel) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      onCancel();
    },
    { capture: true, signal },
  );
  return end;
}
