/** Joins the class names that hold; the others are false, null or undefined. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
