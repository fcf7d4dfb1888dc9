import type { ComboboxFieldProps } from './combobox-field.types.ts';
import { lazyField } from './lazy-field.tsx';

const List = lazyField(async () => (await import('./combobox.tsx')).ComboboxList);

/** Field that selects one entry of a long list by typing; a plain field until its chunk loads. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, shown, disabled, onOpen } = props;
  return <List props={props} value={value} shown={shown} onPress={disabled ? undefined : onOpen} />;
}
