import type { ComponentProps } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Ellipsis } from '../style/icons.ts';
import type { MenuItem } from './menu.types.ts';
import { useMenu } from './use-menu.tsx';

/** Round button that opens a menu of actions. */
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
  const { trigger, around, list, isBusy } = useMenu({ label, items, onSelect });
  return (
    <span {...around}>
      <IconButton {...trigger} icon={icon} label={label} tabIndex={isStop ? 0 : -1} busy={isBusy} />
      {list}
    </span>
  );
}
