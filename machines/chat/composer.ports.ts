import { callbackPort, promisePort } from '../lib/port.ts';
import type { Message } from './chat.types.ts';
import type { ComposerInput, DeskCommand, SendInput, SendOutcome } from './composer.types.ts';

/** Keeps drafts and unsent messages over reloads, draws keys; sends DeskReport. */
export const keepDesk = callbackPort<DeskCommand, ComposerInput>('keepDesk');

/** `POST /api/v1/chat/send` with the item's key. Throws a Failure. */
export const sendMessage = promisePort<SendOutcome, SendInput>('sendMessage');

/** Looks for a message by its key in the newest history; null when it is not there. Throws a Failure. */
export const findSent = promisePort<Message | null, SendInput>('findSent');
