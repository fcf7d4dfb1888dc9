const pattern = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['member']) ??
  '#{{number}}';

/**
 * How somebody is called of whom only the number is known. The words in the language of the page stand on
 * its root, where the app puts them with its texts, which this room may not read.
 */
export const memberName = (id: number): string => pattern().replace('{{number}}', String(id));
