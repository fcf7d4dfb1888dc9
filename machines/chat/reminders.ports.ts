import { callbackPort } from '../lib/port.ts';
import type { KeeperCommand, RemindersInput } from './reminders.types.ts';

/** Keeps reminders on this device and knows the time: sends `reminders.read` and `clock.told`. */
export const keepReminders = callbackPort<KeeperCommand, RemindersInput>('keepReminders');
