import { promisePort } from '../lib/port.ts';
import type { LocaleCode } from './locale-code.types.ts';
import type { LocaleChoice } from './locale.types.ts';

/** Fetches the texts of one language, once. Rejects when they do not come. */
export const loadTexts = promisePort<void, { code: LocaleCode }>('loadTexts');

/** Keeps a choice in the cookie and, for a member, in their settings. Rejects if the latter failed. */
export const keepLocale = promisePort<void, LocaleChoice>('keepLocale');
