import { useRef, useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { Ellipsis } from './icons.ts';
import { lazy, preload } from './lazy.ts';
import type { MenuItem } from './menu.types.ts';
import type OpenedMenu from './opened-menu.tsx';

type Opened = typeof OpenedMenu;

/** The menu's code is for those who open one: a list has a thousand of these buttons. */
const menu = lazy<Opened>(async () => (await import('./opened-menu.tsx')).default, { delays: [] });

/** A round button that opens things to do; as cheap as a button until it is pressed. */
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
  const [OpenMenu, setOpen] = useState<{ of: Opened; byKey: boolean } | null>(null);
  /** A press by key has no pointer's count. */
  const open = ({ detail }: { detail: number }) => {
    if (wasOpen.current) return;
    menu.load().then(
      (of) => setOpen({ of, byKey: detail === 0 }),
      () => undefined,
    );
  };
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  return (
    <span
      onPointerEnter={() => preload(menu)}
      /** A press on the button of an open menu only closes it. */
      onPointerDownCapture={() => (wasOpen.current = OpenMenu !== null)}
      onKeyDownCapture={() => (wasOpen.current = false)}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="menu"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={OpenMenu !== null}
        onClick={open}
      />
      {OpenMenu && (
        <OpenMenu.of
          label={label}
          items={items()}
          anchor={() => button.current}
          atFirst={OpenMenu.byKey}
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
