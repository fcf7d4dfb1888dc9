import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazy, loadNow, preload } from '../loading/lazy.ts';
import type { MenuItem, MenuPlacement } from './menu.types.ts';

/** The menu's code is for those who open one: a list has a thousand of these buttons. */
const menu = lazy(async () => (await import('./opened-menu.tsx')).default);

/**
 * Menu of actions for a button of any look: props of the button and of the element around it, and
 * the list, once it is open. The menu's chunk loads on press; the press waits for it over all
 * retries, and leaving the button cancels it.
 */
export function useMenu<Id extends string>({
  label,
  items,
  placement,
  takeEarly,
  onSelect,
}: {
  /** Names the list. */
  label: string;
  items: () => readonly (MenuItem & { id: Id })[];
  placement?: MenuPlacement;
  /** Returns the press on what stood here before, which opens it. */
  takeEarly?: () => { byKey: boolean } | null;
  onSelect: (id: Id) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [first] = useState(() => takeEarly?.() ?? null);
  const [pressed, setPressed] = useState(first);
  useLayoutEffect(() => {
    if (!first) return;
    button.current?.focus();
    loadNow(menu);
  }, [first]);
  const OpenedMenu = useSyncExternalStore(menu.subscribe, menu.now);
  const isOpen = pressed !== null && OpenedMenu !== null;
  /** A press by key has no pointer's count. */
  const open = ({ detail }: { detail: number }) => {
    if (wasOpen.current) {
      wasOpen.current = false;
      return;
    }
    loadNow(menu);
    setPressed({ byKey: detail === 0 });
  };
  const close = () => {
    setPressed(null);
    button.current?.focus();
  };
  return {
    isBusy: pressed !== null && !isOpen,
    trigger: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onClick: open,
    } as const,
    around: {
      onPointerEnter: () => preload(menu),
      /** A press on the button of an open menu only closes it. */
      onPointerDownCapture: () => {
        wasOpen.current = isOpen;
      },
      onKeyDownCapture: ({ key }: { key: string }) => {
        wasOpen.current = false;
        if (key === 'Escape' && !isOpen) setPressed(null);
      },
      onBlurCapture: () => {
        if (!isOpen) setPressed(null);
      },
    },
    list: isOpen && (
      // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
      <OpenedMenu
        label={label}
        items={items()}
        {...(placement && { placement })}
        anchor={() => button.current}
        atFirst={pressed.byKey}
        onSelect={(id) => {
          const chosen = items().find((item) => item.id === id);
          if (chosen) onSelect(chosen.id);
        }}
        onClose={close}
      />
    ),
  };
}
