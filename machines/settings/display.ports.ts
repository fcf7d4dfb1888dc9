import { callbackPort } from '../lib/port.ts';
import type { Display } from './display.types.ts';

/**
 * Keeps the page drawn as it was chosen: sends `display.changed` with what is stored at once and when
 * another tab chooses; on `display.apply` it draws and stores. With storage blocked it is not kept.
 */
export const keepDisplay = callbackPort<{ type: 'display.apply'; display: Display }>('keepDisplay');
