import { isBlank, trimmed } from '#src/contract/lib/blank.ts';

/** Returns the text of a named field; empty without one, or if it holds a file. */
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

/** True if a required field is blank, which a browser accepts. Spaces count in a password. */
export const isLeftOut = ({ required, type, value }: Asked): boolean =>
  required && (type === 'password' ? value === '' : isBlank(value));
