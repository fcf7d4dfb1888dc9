import type { MouseEvent, PointerEvent } from 'react';

/** Milliseconds of a press by finger that opens a menu: browsers of iOS send no `contextmenu`. */
const long = 500;
/** Pixels that a finger may stray while it presses. */
const still = 10;
/** Pixels of a swipe towards the start of a row that opens its menu. */
const swiped = 48;

/** The menu button of the row, a child of the list, that an event happened in; null outside of it. */
const buttonOf = (list: Element, target: EventTarget): HTMLElement | null =>
  [...list.children]
    .find((row) => target instanceof Node && row.contains(target))
    ?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? null;

/** Presses a menu's button as a pointer does, or as a key, which marks the first item. */
const press = (button: HTMLElement, detail: 0 | 1): boolean =>
  button.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, detail }));

const isSelected = (target: EventTarget): boolean => {
  const selection = getSelection();
  return (
    selection?.isCollapsed === false &&
    target instanceof Node &&
    selection.containsNode(target, true)
  );
};

/**
 * Handlers of a list whose rows hold a menu button each, shown by hover and focus alone: the
 * context menu, a long press and a swipe press it too. The browser's own menu comes for selected
 * words and for links that lead out.
 */
export function rowMenus() {
  let finger: { readonly x: number; readonly y: number; readonly button: HTMLElement } | null =
    null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The press that is under way opened a menu: nothing else comes of it. */
  let isSpent = false;
  /** Words under the pointer were selected before it was pressed: some systems select them then. */
  let wasSelected = false;
  const end = () => {
    clearTimeout(timer);
    finger = null;
  };
  const open = (button: HTMLElement) => {
    end();
    press(button, 1);
    isSpent = true;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      end();
      isSpent = false;
      wasSelected = (event.button !== 0 || event.ctrlKey) && isSelected(event.target);
      const button = buttonOf(event.currentTarget, event.target);
      if (event.pointerType === 'mouse' || !event.isPrimary || !button) return;
      if (event.target instanceof Node && button.contains(event.target)) return;
      finger = { x: event.clientX, y: event.clientY, button };
      timer = setTimeout(() => open(button), long);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!finger) return;
      const [across, along] = [clientX - finger.x, clientY - finger.y];
      if (Math.abs(across) > still || Math.abs(along) > still) clearTimeout(timer);
      if (across < -swiped && Math.abs(along) < swiped / 2) open(finger.button);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // A click by key has no pointer's count.
      if (!isSpent || event.detail === 0) return;
      isSpent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      const button = buttonOf(event.currentTarget, event.target);
      if (!button || wasSelected) return;
      if (event.target instanceof Element && event.target.closest('a[target]')) return;
      event.preventDefault();
      if (isSpent) isSpent = false;
      else if (finger) open(button);
      else press(button, event.button === 2 ? 1 : 0);
    },
  };
}
