import { useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Ellipsis } from '../style/icons.ts';
import { lazy, loadNow, preload } from '../loading/lazy.ts';
import type { MenuItem } from './menu.types.ts';

/** The menu's code is for those who open one: a list has a thousand of these buttons. */
const menu = lazy(async () => (await import('./opened-menu.tsx')).default);

/**
 * Round button that opens a menu of actions. The menu's chunk loads on press; the press waits for
 * it over all retries, and leaving the button cancels it.
 */
export function MenuButton<Id extends string>({
  label,
  icon = Ellipsis,
  items,
  isStop = true,
  onSelect,
}: {
  /** Names the button and the list. */
  label: string;
  icon?: ComponentProps<typeof IconButton>['icon'];
  items: () => readonly (MenuItem & { id: Id })[];
  /** Reached by Tab. */
  isStop?: boolean;
  onSelect: (id: Id) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [pressed, setPressed] = useState<{ byKey: boolean } | null>(null);
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
  return (
    <span
      onPointerEnter={() => preload(menu)}
      /** A press on the button of an open menu only closes it. */
      onPointerDownCapture={() => (wasOpen.current = isOpen)}
      onKeyDownCapture={() => (wasOpen.current = false)}
      onBlurCapture={() => {
        if (!isOpen) setPressed(null);
      }}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="menu"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        busy={pressed !== null && !isOpen}
        onClick={open}
      />
      {isOpen && (
        // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
        <OpenedMenu
          label={label}
          items={items()}
          anchor={() => button.current}
          atFirst={pressed.byKey}
          onSelect={(id) => {
            const chosen = items().find((item) => item.id === id);
            if (chosen) onSelect(chosen.id);
          }}
          onClose={close}
        />
      )}
    </span>
  );
}
