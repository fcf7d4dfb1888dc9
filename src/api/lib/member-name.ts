const pattern = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['member']) ??
  '#{{number}}';

/**
 * Name of a member of whom only the id is known. The text in the page's language is an attribute of
 * its root, where the app writes it with its texts, which this folder may not import.
 */
export const memberName = (id: number): string => pattern().replace('{{number}}', String(id));
