import { promisePort } from '../lib/port.ts';
import type { TrayRoom } from './upload-tray.types.ts';

/** Space that the page has beside its content. */
export const measureRoom = promisePort<TrayRoom>('measureRoom');
