import { placeOf } from '#machines/navigation/location.ts';
import { href } from '#machines/navigation/routes.ts';

/** Placeholder in the address for the mailed token. */
const mark = 'mailed';
const field = 'mailedSecret';

interface Opened {
  readonly path: string;
  /** Null when the address holds none. */
  readonly secret: string | null;
}

/**
 * Takes the token of a mailed link out of a path, so that neither the address bar nor the location
 * keeps it (contract §6, secrets in URLs). The query stays: the e-mail, or which of two links it was.
 */
export function openMailedPath(path: string): Opened {
  const { name, params } = placeOf(path);
  if (name !== 'resetPassword' && name !== 'emailChange' && name !== 'mailStop')
    return { path, secret: null };
  const { token: secret } = params;
  if (secret === undefined || secret === mark) return { path, secret: null };
  const query = /\?[^#]*/.exec(path)?.[0] ?? '';
  return { path: href(name, { token: mark }) + query, secret };
}

const fieldsOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {};

/** A history entry's state that holds the token: it outlives a reload and ends with the entry. */
export const withMailedSecret = (state: unknown, secret: string): object => ({
  ...fieldsOf(state),
  [field]: secret,
});

/** Removes the token from the state, once it was used or the entry belongs to another page. */
export const withoutMailedSecret = (state: unknown): object =>
  Object.fromEntries(Object.entries(fieldsOf(state)).filter(([name]) => name !== field));

/** The token that a history entry's state holds, else null. */
export const mailedSecretOf = (state: unknown): string | null => {
  const secret: unknown = Object.entries(fieldsOf(state)).find(([name]) => name === field)?.[1];
  return typeof secret === 'string' ? secret : null;
};
