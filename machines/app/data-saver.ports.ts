import { callbackPort } from '../lib/port.ts';
import type { DataSaverMode } from './data-saver.types.ts';

/**
 * Keeps the choice on the device, and in the page where pictures and lists read it: sends
 * `dataSaver.changed` at once, after each `dataSaver.apply`, and whenever another tab or the network
 * changes it. With storage blocked it lasts as long as the page.
 */
export const keepDataSaver = callbackPort<{ type: 'dataSaver.apply'; mode: DataSaverMode }>(
  'keepDataSaver',
);
