import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { clipboard } from '#src/secure.ts';
import { classNames } from '../style/class-names.ts';
import { Check } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import type { MenuItem } from './menu.types.ts';
import css from './menu.module.css';

const isOffered = ({ copies }: MenuItem) => copies === undefined || clipboard() !== undefined;

const copy = (text: string) =>
  clipboard()
    ?.writeText(text)
    .catch(() => {
      // A page that lost the window's focus may not write: the text stays where it is, to be copied again.
    });

/**
 * The list that a menu opens, above everything else. Each item has its own press handler (keys
 * press it too): the control library reports the highlighted item, and none is after a fast
 * tap or when the list moved under the pointer. The menu then closes; an action must wait for that,
 * or the menu would take the focus back from what the action opens.
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
          {items.filter(isOffered).map((item) => {
            const body = (
              <>
                {item.icon && <Icon of={item.icon} />}
                <span lang={item.lang}>{item.label}</span>
                {item.checked && <Icon of={Check} className={css.check} />}
              </>
            );
            const choose = () => {
              if (item.copies !== undefined) void copy(item.copies);
              onPress(item.id);
            };
            const press = item.disabled ? undefined : choose;
            const className = classNames(css.item, item.tone === 'negative' && css.negative);
            if (item.isSwitch)
              return (
                <Ark.CheckboxItem
                  key={item.id}
                  value={item.id}
                  checked={item.checked ?? false}
                  className={className}
                  onClick={press}
                >
                  {body}
                </Ark.CheckboxItem>
              );
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
