import type { FieldProps } from './field.tsx';

/** Props of a field that selects one entry of a long list. */
export type ComboboxFieldProps = FieldProps & {
  name: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  /** Value of the selected choice. */
  value: string;
  /** Label of the selected choice, shown until `choices` have loaded. */
  shown: string;
  /** Text of the empty list. */
  empty: string;
  onChoose: (value: string) => void;
  /** Asks for the list. */
  onOpen: () => void;
  disabled?: boolean;
};
