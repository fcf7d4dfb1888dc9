import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { classNames } from './class-names.ts';
import { Check } from './icons.ts';
import { Icon } from './icon.tsx';
import type { MenuItem } from './menu.types.ts';
import css from './menu.module.css';

/**
 * The list that a menu opens, above everything else. An item says itself that it was pressed (a key presses
 * it too): the control library tells of the one it has marked, and none is marked yet when a finger is
 * quicker than the page, or no more when the list moved under a pointer. Then the menu closes; whoever
 * acts waits for that, or the focus would be taken back from what is opened.
 */
export function MenuItems({
  items,
  onPress,
}: {
  items: readonly MenuItem[];
  onPress: (id: string) => void;
}) {
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={css.menu}>
          {items.map((item) => {
            const body = (
              <>
                {item.icon && <Icon of={item.icon} />}
                <span lang={item.lang}>{item.label}</span>
                {item.checked && <Icon of={Check} className={css.check} />}
              </>
            );
            const press = item.disabled ? undefined : () => onPress(item.id);
            const className = classNames(css.item, item.tone === 'negative' && css.negative);
            return item.checked === undefined ? (
              <Ark.Item
                key={item.id}
                value={item.id}
                disabled={item.disabled}
                className={className}
                onClick={press}
              >
                {body}
              </Ark.Item>
            ) : (
              <Ark.RadioItem key={item.id} value={item.id} className={className} onClick={press}>
                {body}
              </Ark.RadioItem>
            );
          })}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
