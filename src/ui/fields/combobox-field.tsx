import type { ComboboxFieldProps } from './combobox-field.types.ts';
import { lazyField } from './lazy-field.tsx';

const List = lazyField(async () => (await import('./combobox.tsx')).ComboboxList);

/** One of a long list, found by typing; until its code is there, what is chosen stands in the field. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, shown, disabled, onOpen } = props;
  return <List props={props} value={value} shown={shown} onPress={disabled ? undefined : onOpen} />;
}
