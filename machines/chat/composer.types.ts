import type { Failure } from '../lib/failure.ts';
import type { PickedFile, Upload } from '../media/upload.types.ts';
import type { UploadChanged, UploadOrdered } from '../media/uploads.types.ts';
import type { ChatRef, Message } from './chat.types.ts';

/** Why a message was not sent: the server's words, a failure, or no trace of it after several tries. */
export type SendReason =
  | { kind: 'refused'; message: string | null }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'lost' };

/** A message of this member that the server has not confirmed; what is confirmed leaves the outbox. */
export interface OutboxItem {
  /** Its place in this outbox. */
  readonly localId: number;
  /** One key for one intent, kept over every retry; null until the desk has drawn it. */
  readonly key: string | null;
  readonly text: string;
  /** What it carries, all of it ready. */
  readonly files: readonly Upload[];
  /** ISO 8601; when it was submitted. */
  readonly at: string;
  readonly status: 'queued' | 'sending' | 'unknown' | 'failed';
  readonly reason: SendReason | null;
  /** How often it has been sent. */
  readonly attempts: number;
}

export interface ComposerInput {
  /** Whose drafts these are. */
  readonly viewerId: number;
  readonly chat: ChatRef;
}

export interface ComposerContext {
  readonly viewerId: number;
  readonly chat: ChatRef;
  readonly text: string;
  /** What the message will carry, in whatever state each is. */
  readonly attachments: readonly Upload[];
  /** Files that were chosen last and had no room. */
  readonly surplus: number;
  /** Characters a message may have, as the server says. */
  readonly limit: number;
  readonly outbox: readonly OutboxItem[];
  readonly nextLocalId: number;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number;
}

/** What the keeper of drafts, keys and the clock says. */
export type DeskReport =
  /** What an earlier visit left behind, and how long a message may be. */
  | {
      type: 'desk.opened';
      text: string;
      outbox: readonly OutboxItem[];
      attachments: readonly Upload[];
      limit: number;
    }
  | { type: 'key.drawn'; localId: number; key: string; at: string }
  /** The way to the server is open again. */
  | { type: 'way.reopened' };

export type ComposerEvent =
  | DeskReport
  | UploadChanged
  | { type: 'files.attach'; files: readonly PickedFile[] }
  | { type: 'attachment.remove'; id: string }
  | { type: 'attachment.retry'; id: string }
  | { type: 'draft.change'; text: string }
  | { type: 'message.send' }
  | { type: 'message.retry'; localId: number }
  | { type: 'message.edit'; localId: number }
  | { type: 'message.discard'; localId: number };

export type DeskCommand =
  | { type: 'key.wanted'; localId: number }
  | {
      type: 'desk.changed';
      text: string;
      outbox: readonly OutboxItem[];
      attachments: readonly Upload[];
    };

export type SendOutcome =
  | { readonly accepted: true; readonly message: Message }
  | { readonly accepted: false; readonly reason: string | null };

export interface SendInput extends ChatRef {
  readonly text: string;
  readonly fileHashes: readonly string[];
  readonly key: string;
}

export type ComposerEmitted = { type: 'session.expired' } | UploadOrdered;
