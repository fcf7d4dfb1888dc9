import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { dragTile, readyToDrag } from './tile-drag.ts';
import css from './tile-grid.module.css';
import { gap } from './use-columns.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FrameProps {
  readonly onDraw: (ids: readonly string[], keeps: boolean) => void;
  readonly onEnd: (isCancelled: boolean) => void;
  readonly dragWords?: ((id: string) => string | null) | undefined;
  readonly children: ReactNode;
}

/** Pixels that the mouse moves before a press becomes a frame. */
const still = 6;

const boxOf = (one: Point, other: Point) => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});
type Box = ReturnType<typeof boxOf>;

const touches = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Box of the tile of this index in a block. */
function boxIn(place: DOMRect, columns: number, isBackwards: boolean, index: number): Box {
  const step = (place.width + gap) / columns;
  const side = step - gap;
  const [row, column] = [Math.floor(index / columns), index % columns];
  const top = place.top + row * step;
  const left = isBackwards ? place.right - (column + 1) * step + gap : place.left + column * step;
  return { left, top, right: left + side, bottom: top + side };
}

/** Ids of the tiles that a box of the window touches; those that are not drawn are counted out. */
function tilesIn(area: Element, box: Box): string[] {
  const isBackwards = getComputedStyle(area).direction === 'rtl';
  return [...area.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) => {
    const place = block.getBoundingClientRect();
    if (!touches(box, place)) return [];
    const columns = Number(block.dataset['columns']);
    return (block.dataset['block'] ?? '')
      .split(' ')
      .filter((_, index) => touches(box, boxIn(place, columns, isBackwards, index)));
  });
}

/**
 * Area in which a frame is drawn around tiles with the mouse; Escape gives it up. It begins beside the
 * tiles that can be dragged, or on them with Ctrl or Shift.
 */
export function TileFrame({ onDraw, onEnd, dragWords, children }: FrameProps) {
  const area = useRef<HTMLDivElement>(null);
  /** Place of the press, from the corner of the area; null without one. */
  const from = useRef<Point | null>(null);
  const [frame, setFrame] = useState<Box | null>(null);
  const isDrawing = frame !== null;
  const end = (isCancelled: boolean) => {
    from.current = null;
    if (!isDrawing) return;
    setFrame(null);
    onEnd(isCancelled);
  };
  useEffect(() => {
    if (!isDrawing) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      from.current = null;
      setFrame(null);
      onEnd(true);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isDrawing, onEnd]);
  const pointIn = ({ clientX, clientY }: PointerEvent): Point => {
    const corner = area.current?.getBoundingClientRect();
    return { x: clientX - (corner?.left ?? 0), y: clientY - (corner?.top ?? 0) };
  };
  const draw = (event: PointerEvent, start: Point) => {
    const box = boxOf(start, pointIn(event));
    const corner = area.current?.getBoundingClientRect();
    if (!area.current || !corner) return;
    setFrame(box);
    const inWindow = {
      left: box.left + corner.left,
      right: box.right + corner.left,
      top: box.top + corner.top,
      bottom: box.bottom + corner.top,
    };
    onDraw(tilesIn(area.current, inWindow), event.ctrlKey || event.metaKey || event.shiftKey);
  };
  return (
    <div
      ref={area}
      className={css.area}
      onPointerDown={(event) => {
        if (readyToDrag(event, dragWords)) return;
        if (event.pointerType === 'mouse' && event.button === 0) from.current = pointIn(event);
      }}
      onPointerMove={(event) => {
        const start = from.current;
        if (!start) return;
        const now = pointIn(event);
        if (!isDrawing) {
          if (Math.hypot(now.x - start.x, now.y - start.y) < still) return;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        draw(event, start);
      }}
      onPointerUp={() => end(false)}
      onPointerCancel={() => end(true)}
      onDragStart={(event) => dragTile(event, dragWords)}
    >
      {children}
      {frame && (
        <div
          aria-hidden
          className={css.frame}
          style={{
            insetBlockStart: frame.top,
            left: frame.left,
            inlineSize: frame.right - frame.left,
            blockSize: frame.bottom - frame.top,
          }}
        />
      )}
    </div>
  );
}
