/** The moment in a cursor; null for what is none, or lies where a database writes dates otherwise. */
export function dateIn(text: string | number | undefined): Date | null {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? date : null;
}
