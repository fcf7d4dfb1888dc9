import { callbackPort, promisePort } from '../lib/port.ts';
import type {
  OutboxCommand,
  OutboxInput,
  SendInput,
  SendOutcome,
  SentSearch,
} from './outbox.types.ts';

/** Keeps what is not confirmed over reloads, each item in one tab only; draws keys; sends OutboxReport. */
export const keepOutbox = callbackPort<OutboxCommand, OutboxInput>('keepOutbox');

/** `POST /api/v1/chat/send` with the item's key. Throws a Failure. */
export const sendMessage = promisePort<SendOutcome, SendInput>('sendMessage');

/** Looks in the history for a message by its key; null when it is not there, `unsure` where no keys are kept. Throws a Failure. */
export const findSent = promisePort<SentSearch, SendInput>('findSent');
