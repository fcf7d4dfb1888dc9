import { callbackPort, promisePort } from '../lib/port.ts';
import type { BrowserCommand, Identity, LocaleRequest } from './session.types.ts';

/** `GET /api/v1/me`. Throws a Failure; `unauthenticated` is a guest. */
export const fetchViewer = promisePort<Identity>('fetchViewer');

/** Shows the product in the member's preferred language; returns at once when it already is. */
export const applyLocale = promisePort<void, LocaleRequest>('applyLocale');

/** Keeps storage clean between users, broadcasts login and logout to other tabs and back. */
export const watchBrowser = callbackPort<BrowserCommand>('watchBrowser');
