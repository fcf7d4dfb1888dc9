import { createHash } from 'node:crypto';
import { conflict } from './failures.ts';

/** The name of what a form shows: the same words have the same, on whichever device they were read. */
export const versionOf = (...shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);

/** Something was changed since the version that a change names; nothing was saved. */
export const stale = () => conflict('It was changed in another place meanwhile.', 'stale');
