import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds that a finger rests, and pixels that it may move meanwhile. */
const long = 500;
const still = 12;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/**
 * A finger that rests on something with `data-tile`, as a press on that id. `isOver` answers once,
 * in the click that follows such a press.
 */
export function useLongPress(onPress: (id: string) => void) {
  const press = useRef<Press | null>(null);
  const isDone = useRef(false);
  const stop = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    isOver: (): boolean => {
      const was = isDone.current;
      isDone.current = false;
      return was;
    },
    handlers: {
      onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
        stop();
        isDone.current = false;
        if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
        const id = target.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
        if (id === undefined) return;
        const timer = setTimeout(() => {
          isDone.current = true;
          press.current = null;
          onPress(id);
        }, long);
        press.current = { timer, x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const at = press.current;
        if (at && Math.hypot(clientX - at.x, clientY - at.y) > still) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      // A finger that rests would open the menu of the picture.
      onContextMenu: (event: MouseEvent) => {
        if (isDone.current || press.current) event.preventDefault();
      },
    },
  };
}
