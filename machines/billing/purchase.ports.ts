import { callbackPort, promisePort } from '../lib/port.ts';
import type {
  Intent,
  IntentCommand,
  IntentSlot,
  PayInput,
  PaymentUpdate,
} from './payment.types.ts';

/** Stores intents over reloads, draws keys, subscribes to payments; sends IntentReport. */
export const keepIntent = callbackPort<IntentCommand, IntentSlot>('keepIntent');

/** The money call of the subject, with the intent's key. Throws a Failure. */
export const pay = promisePort<PaymentUpdate, PayInput>('pay');

/** Reads the intent's state at the server; charges nothing. Throws a Failure. */
export const inquire = promisePort<PaymentUpdate, Intent>('inquire');

/** Calls an intent back: `true` when nothing was, and nothing ever will be, charged under its key. */
export const withdraw = promisePort<boolean, Intent>('withdraw');
