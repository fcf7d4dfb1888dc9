import { callbackPort } from '../lib/port.ts';
import type { Theme } from './theme.types.ts';

/**
 * Keeps the page in the theme: sends `theme.changed` with what is stored at once and when another
 * tab chooses; on `theme.apply` it paints and stores. With storage blocked it is not kept.
 */
export const keepTheme = callbackPort<{ type: 'theme.apply'; theme: Theme }>('keepTheme');
