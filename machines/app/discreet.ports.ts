import { callbackPort } from '../lib/port.ts';

/**
 * Keeps the choice on the device, and in the page where texts and pictures read it: sends
 * `discreet.changed` at once and whenever another tab changes it, and `discreet.switch` for its key,
 * wherever the focus is. With storage blocked the choice lasts as long as the page.
 */
export const keepDiscreet = callbackPort<{ type: 'discreet.apply'; isOn: boolean }>('keepDiscreet');
