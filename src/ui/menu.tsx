import { Menu as Ark } from '@ark-ui/react/menu';
import { useRef, type ReactElement } from 'react';
import { MenuItems } from './menu-items.tsx';
import type { MenuItem } from './menu.types.ts';

/** A list of things to do, opened by `trigger` (a Button or an IconButton). */
export function Menu({
  trigger,
  label,
  items,
  onSelect,
}: {
  trigger: ReactElement;
  /** The list's name for a screen reader. */
  label: string;
  items: readonly MenuItem[];
  onSelect: (id: string) => void;
}) {
  const pressed = useRef<string | null>(null);
  const change = ({ open }: { open: boolean }) => {
    if (!open && pressed.current !== null) onSelect(pressed.current);
    pressed.current = null;
  };
  return (
    <Ark.Root
      aria-label={label}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onOpenChange={change}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <MenuItems items={items} onPress={(id) => (pressed.current = id)} />
    </Ark.Root>
  );
}
