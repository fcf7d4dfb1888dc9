import { callbackPort, promisePort } from '../lib/port.ts';
import type { Shortcut } from './shortcuts.types.ts';

/**
 * Keeps the choice on the device: sends `shortcuts.changed` at once, after each `shortcuts.apply`, and
 * whenever another tab changes it. With storage blocked it lasts as long as the page.
 */
export const keepShortcuts = callbackPort<{
  type: 'shortcuts.apply';
  isOn: boolean;
  off: readonly Shortcut[];
}>('keepShortcuts');

/**
 * Sends `key.press` for each of these keys, never from a field, a menu or below a
 * dialog; acts on the page by `page.act`, and sends `search.missing` or `link.copied` for what came of it.
 * At the start it sends `keys.missed` if keys were pressed just before.
 */
export const watchKeys = callbackPort<
  { type: 'page.act'; key: string },
  { readonly keys: readonly string[] }
>('watchKeys');

/**
 * Holds what is typed until the page has a search, and puts it there with the focus. Ends without one
 * after Escape or a press of the pointer.
 */
export const awaitSearch = promisePort<void>('awaitSearch');
