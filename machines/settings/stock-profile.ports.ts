import { promisePort } from '../lib/port.ts';
import type { StockProfileForm } from './stock-profile.types.ts';

/** The member's name and address as far as the server says them. Throws a Failure. */
export const loadName = promisePort<StockProfileForm>('loadName');

/** Saves both. Throws a Failure. */
export const saveName = promisePort<void, StockProfileForm>('saveName');
