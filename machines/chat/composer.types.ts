import type { PartEmitted } from '../lib/relay.ts';
import type { PickedFile, Upload } from '../media/upload.types.ts';
import type { UploadChanged, UploadOrdered } from '../media/uploads.types.ts';
import type { ChatRef } from './chat.types.ts';
import type { OutboxEmitted, OutboxRef } from './outbox.types.ts';

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
  /** Sends what is finished. */
  readonly outbox: OutboxRef;
}

/** What the keeper of drafts says: what an earlier visit left, and how long a message may be. */
export interface DeskReport {
  type: 'desk.opened';
  text: string;
  attachments: readonly Upload[];
  limit: number;
}

export type ComposerEvent =
  | DeskReport
  | PartEmitted<OutboxEmitted>
  | UploadChanged
  | { type: 'files.attach'; files: readonly PickedFile[] }
  | { type: 'attachment.remove'; id: string }
  | { type: 'attachment.retry'; id: string }
  | { type: 'draft.change'; text: string }
  | { type: 'message.send' };

export interface DeskCommand {
  type: 'desk.changed';
  text: string;
  attachments: readonly Upload[];
}

export type ComposerEmitted = { type: 'session.expired' } | UploadOrdered;
