import { z } from 'zod';

/** A place in a list ordered by two columns, both falling: `key` is the first one's value. */
export interface Cursor {
  key: string | number;
  id: number;
  /** False walks back towards the newest. */
  pointsToNext: boolean;
}

/** Laravel's cursor: base64url of the order columns' values; not signed, never trusted. */
export const encodeCursor = (column: string, { key, id, pointsToNext }: Cursor): string =>
  Buffer.from(JSON.stringify({ [column]: key, id, _pointsToNextItems: pointsToNext })).toString(
    'base64url',
  );

/** Null for whatever is no cursor of this list: the reader then gets the first page. */
export function decodeCursor(column: string, text: string | undefined): Cursor | null {
  if (!text) return null;
  try {
    const value = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    const { [column]: key, id, _pointsToNextItems: next } = value;
    if (typeof key !== 'string' && typeof key !== 'number') return null;
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
    return { key, id, pointsToNext: next !== false };
  } catch {
    return null;
  }
}
