import { Menu as Ark } from '@ark-ui/react/menu';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MenuItems } from './menu-items.tsx';
import type { MenuItem, MenuPlacement } from './menu.types.ts';

/** A menu that is open from the start, beside the button that asked for it. */
export default function OpenedMenu({
  label,
  items,
  anchor,
  placement = 'bottom-end',
  atFirst = false,
  onSelect,
  onClose,
}: {
  label: string;
  items: readonly MenuItem[];
  placement?: MenuPlacement;
  anchor: () => HTMLElement | null;
  /** Opened by a key: the first item is marked, so that the next Enter takes it. */
  atFirst?: boolean;
  onSelect: (id: string) => void;
  onClose: () => void;
}) {
  const pressed = useRef<string | null>(null);
  const change = ({ open }: { open: boolean }) => {
    if (open) return;
    // Gone before anything else is drawn: what takes the focus would be outside of it, and close it once more.
    flushSync(onClose);
    const id = pressed.current;
    pressed.current = null;
    if (id !== null) onSelect(id);
  };
  return (
    <Ark.Root
      open
      aria-label={label}
      {...(atFirst && items[0] ? { defaultHighlightedValue: items[0].id } : {})}
      positioning={{ placement, gutter: 4, getAnchorElement: anchor }}
      onOpenChange={change}
    >
      <MenuItems items={items} onPress={(id) => (pressed.current = id)} />
    </Ark.Root>
  );
}
