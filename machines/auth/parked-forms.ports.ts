import { callbackPort } from '../lib/port.ts';
import type { FormsCommand } from './parked-forms.types.ts';

/** Keeps parked forms on the device, and says which ones are there: other tabs and visits left some. */
export const keepForms = callbackPort<FormsCommand>('keepForms');
