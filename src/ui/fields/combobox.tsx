import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useFilter } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, useState } from 'react';
import button from '../buttons/button.module.css';
import { classNames } from '../style/class-names.ts';
import field from './field.module.css';
import type { ComboboxFieldProps } from './combobox-field.types.ts';
import { Field } from './field.tsx';
import type { LazyFieldProps } from './lazy-field.tsx';
import { Check, ChevronDown } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import menu from '../dialog/menu.module.css';
import css from './multiselect-field.module.css';
import { useText } from '../texts/text.tsx';
import { useHeldFocus } from '../focus/use-held-focus.ts';

/** The list of a combobox field, and what is typed to find something in it. */
export function ComboboxList({
  choices,
  value,
  shown,
  empty,
  onChoose,
  onOpen,
  disabled,
  held,
  ...rest
}: ComboboxFieldProps & LazyFieldProps) {
  const { t, locale } = useText();
  const input = useHeldFocus<HTMLInputElement>(held);
  const words = useFilter({ sensitivity: 'base', locale });
  /**
   * Typed filter; null while the list is closed. Opening empties the field: typing after the
   * selected label would match nothing.
   */
  const [typed, setTyped] = useState<string | null>(null);
  const collection = useMemo(
    () =>
      createListCollection({
        items: choices.filter(({ label }) => typed === null || words.contains(label, typed)),
      }),
    [choices, typed, words],
  );
  const chosen = useMemo(() => [value], [value]);
  return (
    <Field {...rest}>
      {({ id, name, ...wiring }) => (
        <Combobox.Root
          collection={collection}
          value={chosen}
          onValueChange={({ value: [next] }) => next !== undefined && onChoose(next)}
          inputValue={typed ?? shown}
          onInputValueChange={({ inputValue, reason }) =>
            setTyped(reason === 'input-change' ? inputValue : null)
          }
          onOpenChange={({ open }) => {
            setTyped((now) => (open ? (now ?? '') : null));
            if (open) onOpen();
          }}
          disabled={disabled ?? false}
          invalid={wiring['aria-invalid'] ?? false}
          ids={{ input: id }}
          openOnClick
          selectionBehavior="preserve"
          positioning={{ gutter: 4, sameWidth: true }}
          lazyMount
          unmountOnExit
        >
          <Combobox.Control className={field.box}>
            <Combobox.Input
              ref={input}
              className={field.input}
              autoComplete="off"
              aria-describedby={wiring['aria-describedby']}
              placeholder={shown}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Combobox.Trigger
              aria-label={t('ui.multiselectField.open')}
              className={classNames(button.button, button.icon, button.plain)}
            >
              <Icon of={ChevronDown} />
            </Combobox.Trigger>
          </Combobox.Control>
          <input type="hidden" name={name} value={value} />
          <Portal>
            <Combobox.Positioner>
              <Combobox.Content className={classNames(menu.menu, css.list)}>
                <Combobox.Empty className={css.none}>
                  {choices.length > 0 ? t('ui.multiselectField.none') : empty}
                </Combobox.Empty>
                {collection.items.map((choice) => (
                  <Combobox.Item key={choice.value} item={choice} className={menu.item}>
                    <Combobox.ItemText>{choice.label}</Combobox.ItemText>
                    <Combobox.ItemIndicator className={menu.check}>
                      <Icon of={Check} />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                ))}
              </Combobox.Content>
            </Combobox.Positioner>
          </Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
