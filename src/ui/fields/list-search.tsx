import { Icon } from '../style/icon.tsx';
import { Search } from '../style/icons.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type ListSearchProps = Pick<TextFieldProps, 'maxLength'> & {
  /** Stands in the field too, while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
};

/** The words that narrow a list. */
export function ListSearch({ label, ...field }: ListSearchProps) {
  return (
    <TextField
      name="search"
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      autoComplete="off"
      before={<Icon of={Search} />}
      {...field}
    />
  );
}
