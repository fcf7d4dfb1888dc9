import { isBlank, trimmed } from '#src/contract/lib/blank.ts';

/** What was typed into a named field; empty when there is none or it holds a file. */
export const formText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The same without the white space around it; empty when nothing can be seen in it. */
export const formWords = (data: FormData, name: string): string => trimmed(formText(data, name));

interface Asked {
  readonly required: boolean;
  readonly type: string;
  readonly value: string;
}

/**
 * Whether a required field holds nothing that can be seen, which a browser takes for an answer. A password is
 * whatever was typed.
 */
export const isLeftOut = ({ required, type, value }: Asked): boolean =>
  required && (type === 'password' ? value === '' : isBlank(value));
