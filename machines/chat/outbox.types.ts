import type { Failure } from '../lib/failure.ts';
import type { Upload } from '../media/uploaded.types.ts';
import type { ChatRef, Message } from './chat.types.ts';

/**
 * Reason why a message was not sent: the server's words, a failure, no trace of it after several
 * tries, or a lost response of a server that ignores keys, where another send might duplicate it.
 */
export type SendReason =
  | { kind: 'refused'; message: string | null }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'lost' }
  | { kind: 'unconfirmed' };

/**
 * Result of a search in the history: the message, null where it is absent, or `unsure` without
 * keys.
 */
export type SentSearch = Message | null | 'unsure';

/** Message that a member submits to the outbox. */
export interface Submission {
  readonly text: string;
  /** Files of the message, all of them ready. */
  readonly files: readonly Upload[];
  /** Price to open it; null when it is free. */
  readonly price: Message['price'];
}

/** A message of this member that the server has not confirmed; what is confirmed leaves the outbox. */
export interface OutboxItem extends Submission {
  /** Id of the message in this outbox. */
  readonly localId: number;
  /** One key for one intent, kept over every retry; null until the keeper has drawn it. */
  readonly key: string | null;
  /** ISO 8601; when it was submitted. */
  readonly at: string;
  readonly status: 'queued' | 'sending' | 'unknown' | 'failed';
  readonly reason: SendReason | null;
  /** Number of times that it was sent. */
  readonly attempts: number;
}

export interface OutboxInput {
  readonly viewerId: number;
  readonly chat: ChatRef;
}

export interface OutboxContext extends OutboxInput {
  readonly items: readonly OutboxItem[];
  readonly nextLocalId: number;
  /** The key of the one that is sent or looked for, until it is gone or failed: answers are about it. */
  readonly underWay: string | null;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number;
}

/** Event from the storage of unsent messages, the keys and the clock. */
export type OutboxReport =
  /** Messages left by an earlier visit, or by a closed tab. */
  | { type: 'items.found'; items: readonly OutboxItem[] }
  | { type: 'key.generated'; localId: number; key: string; at: string }
  /** The server has the message with this key, confirmed by a response or an event. */
  | { type: 'message.confirmed'; key: string }
  /** The way to the server is open again. */
  | { type: 'connection.restored' };

export type OutboxEvent =
  | OutboxReport
  | ({ type: 'message.submit' } & Submission)
  | { type: 'message.retry'; localId: number }
  | { type: 'message.edit'; localId: number }
  | { type: 'message.discard'; localId: number };

export type OutboxCommand =
  | { type: 'key.wanted'; localId: number }
  | { type: 'items.changed'; items: readonly OutboxItem[] };

export type SendOutcome =
  | { readonly accepted: true; readonly message: Message }
  | { readonly accepted: false; readonly reason: string | null };

export interface SendInput extends ChatRef {
  readonly text: string;
  readonly fileHashes: readonly string[];
  readonly price: Message['price'];
  readonly key: string;
  /** ISO 8601; history older than this cannot hold it. */
  readonly at: string;
}

/** A message failed without further retry: the member must decide. */
export interface MessageFailed {
  type: 'message.failed';
  chat: ChatRef;
}

export type OutboxEmitted =
  | MessageFailed
  /** A message came back to be written anew. */
  | { type: 'message.returned'; item: OutboxItem };
