import type { FieldProps } from './field.tsx';

/** Of a field that offers one of a long list. */
export type ComboboxFieldProps = FieldProps & {
  name: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  /** What is chosen. */
  value: string;
  /** How it reads while nothing is typed, so that the list may come later than what was chosen before. */
  shown: string;
  /** What the list says when nothing is in it. */
  empty: string;
  onChoose: (value: string) => void;
  /** Asks for the list. */
  onOpen: () => void;
  disabled?: boolean;
};
