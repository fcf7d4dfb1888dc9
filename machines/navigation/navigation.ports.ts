import { callbackPort, promisePort } from '../lib/port.ts';
import type { HistoryCommand, Recollection, RedirectCommand } from './navigation.types.ts';

/** Reads what the browser remembers for the guards, and removes the redirect-target cookie. */
export const recallRedirects = promisePort<Recollection>('recallRedirects');

/** The browser's history: says `location.popped` at once and on Back and Forward; writes entries. */
export const followHistory = callbackPort<HistoryCommand>('followHistory');

/** Keeps and forgets the post-login redirect. */
export const keepRedirect = callbackPort<RedirectCommand>('keepRedirect');
