import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useFilter } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, useState } from 'react';
import button from '../buttons/button.module.css';
import { classNames } from '../style/class-names.ts';
import field from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Check, ChevronDown, X } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import menu from '../dialog/menu.module.css';
import css from './multiselect-field.module.css';
import { useText } from '../texts/text.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const none: readonly string[] = [];

/** Field that selects any number of entries of a list by typing; selected ones are chips above. */
export function MultiselectField({
  choices,
  value,
  defaultValue = none,
  onChoose,
  disabled,
  placeholder,
  ...rest
}: FieldProps & {
  name: string;
  choices: readonly Choice[];
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChoose?: (value: readonly string[]) => void;
  disabled?: boolean;
  placeholder?: string;
}) {
  const { t, locale } = useText();
  const [own, setOwn] = useState(defaultValue);
  const given = value ?? own;
  // One list as long as nothing is chosen: a new one makes the control set what is being typed back.
  const chosen = useMemo(() => [...given], [given]);
  const words = useFilter({ sensitivity: 'base', locale });
  const [typed, setTyped] = useState('');
  const collection = useMemo(
    () =>
      createListCollection({ items: choices.filter(({ label }) => words.contains(label, typed)) }),
    [choices, typed, words],
  );
  const choose = (next: readonly string[]) => {
    setOwn(next);
    onChoose?.(next);
  };
  return (
    <Field {...rest}>
      {({ id, name, ...wiring }) => (
        <Combobox.Root
          multiple
          collection={collection}
          value={chosen}
          onValueChange={(details) => choose(details.value)}
          inputValue={typed}
          onInputValueChange={({ inputValue }) => setTyped(inputValue)}
          disabled={disabled ?? false}
          invalid={wiring['aria-invalid'] ?? false}
          ids={{ input: id }}
          openOnClick
          selectionBehavior="clear"
          positioning={{ gutter: 4, sameWidth: true }}
          lazyMount
          unmountOnExit
        >
          {chosen.length > 0 && (
            <ul className={css.chips}>
              {choices
                .filter((choice) => chosen.includes(choice.value))
                .map((choice) => (
                  <li key={choice.value}>
                    <button
                      type="button"
                      className={css.chip}
                      disabled={disabled}
                      aria-label={t('ui.multiselectField.remove', { choice: choice.label })}
                      onClick={() => choose(chosen.filter((each) => each !== choice.value))}
                    >
                      <span>{choice.label}</span>
                      <Icon of={X} size={16} />
                    </button>
                  </li>
                ))}
            </ul>
          )}
          <Combobox.Control className={field.box}>
            <Combobox.Input
              className={field.input}
              placeholder={placeholder}
              aria-describedby={wiring['aria-describedby']}
            />
            <Combobox.Trigger
              aria-label={t('ui.multiselectField.open')}
              className={classNames(button.button, button.icon, button.plain)}
            >
              <Icon of={ChevronDown} />
            </Combobox.Trigger>
          </Combobox.Control>
          {chosen.map((each) => (
            <input key={each} type="hidden" name={name} value={each} />
          ))}
          <Portal>
            <Combobox.Positioner>
              <Combobox.Content className={classNames(menu.menu, css.list)}>
                <Combobox.Empty className={css.none}>
                  {t('ui.multiselectField.none')}
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
