import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { classNames } from './class-names.ts';
import { Check } from './icons.ts';
import { Icon } from './icon.tsx';
import type { MenuItem } from './menu.types.ts';
import css from './menu.module.css';

/** The list that a menu opens, above everything else. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
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
            const className = classNames(css.item, item.tone === 'negative' && css.negative);
            return item.checked === undefined ? (
              <Ark.Item
                key={item.id}
                value={item.id}
                disabled={item.disabled}
                className={className}
              >
                {body}
              </Ark.Item>
            ) : (
              <Ark.RadioItem key={item.id} value={item.id} className={className}>
                {body}
              </Ark.RadioItem>
            );
          })}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
