import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Check } from './icons.ts';
import { Icon, type IconOf } from './icon.tsx';
import css from './menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconOf;
  tone?: 'plain' | 'negative';
  disabled?: boolean;
  /** For items of which one is chosen: whether it is this one. */
  checked?: boolean;
  lang?: string;
}

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
  return (
    <Ark.Root
      aria-label={label}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onSelect={({ value }) => onSelect(value)}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
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
    </Ark.Root>
  );
}
