import { callbackPort } from '../lib/port.ts';
import type { KeeperCommand, RemindersInput } from './reminders.types.ts';

/** Stores reminders on this device and reads the clock: sends `reminders.read` and `clock.changed`. */
export const keepReminders = callbackPort<KeeperCommand, RemindersInput>('keepReminders');
