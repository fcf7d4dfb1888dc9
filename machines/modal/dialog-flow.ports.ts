import { promisePort } from '../lib/port.ts';
import type { DialogSought, LoadedDialog } from './dialog-flow.types.ts';

/** Fetches the code of a dialog. Rejects when the chunk cannot be had. */
export const loadDialog = promisePort<LoadedDialog, DialogSought>('loadDialog');
