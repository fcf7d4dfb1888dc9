import type { Child, ChildEmitted } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type {
  DuplicateOrder,
  FilePickerDialog,
  FilesPicked,
  UploadChanged,
  UploadOrdered,
  UploadScreen,
} from '../media/upload-order.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { ChatRef, Message } from './chat.types.ts';
import type { MessageDeletionRef } from './message-deletion.machine.ts';
import type { MessageEditorRef } from './message-editor.machine.ts';
import type { OutboxRef } from './outbox-ref.types.ts';
import type { MessageFailed, OutboxEmitted } from './outbox.types.ts';
import type { PriceLimits, PriceProblem } from './price.ts';

export interface ComposerInput {
  /** Owner of the drafts. */
  readonly viewerId: number;
  readonly chat: ChatRef;
}

/** Unsent content of one chat. */
export interface Draft {
  readonly text: string;
  readonly attachments: readonly Upload[];
  /** Price as typed; null while it is free. */
  readonly price: string | null;
}

/** Limits of a message by this member. */
export interface MessageLimits extends PriceLimits {
  /** Characters, counted as the server counts them: UTF-16 units without the space around. */
  readonly messageMax: number;
  /** Files. */
  readonly mediaMax: number;
}

/** Reason why the member may not write here now. */
export type WriteBar = 'blocking' | 'restricted' | 'private' | 'unanswered' | 'gone' | 'missing';

/** Server's rules for writing in one chat. */
export interface WriteRules extends Omit<MessageLimits, 'currency'> {
  readonly bar: WriteBar | null;
}

export interface ComposerContext {
  readonly viewerId: number;
  readonly chat: ChatRef;
  readonly text: string;
  /** Files of the message, in whatever state each is. */
  readonly attachments: readonly Upload[];
  /** Files that were chosen last and had no room. */
  readonly surplus: number;
  readonly limits: MessageLimits;
  /** True if their identity is verified: they may charge for messages. */
  readonly maySell: boolean;
  /** Price to open it, as typed; null while it is free. */
  readonly price: string | null;
  /** Price that was read back and is sent; null while it is free. */
  readonly offer: Message['price'];
  readonly problem: PriceProblem | null;
  readonly bar: WriteBar | null;
  /** Sends what is finished. */
  readonly outbox: Child<OutboxRef>;
  /** Screen that shows it, or showed it last. */
  readonly screen: UploadScreen | null;
  /** Takes back what was sent, or what came. */
  readonly messageDeletion: MessageDeletionRef;
  /** Changes the words of what was sent. */
  readonly editor: MessageEditorRef;
}

/** Event from the storage of drafts. */
export type DraftReport =
  /** Stored draft, and the limits until the server sends its own. */
  | ({
      type: 'draft.opened';
      limits: MessageLimits;
      maySell: boolean;
    } & Draft)
  /** The server says more of the member: whether they may ask for money by now. */
  | { type: 'seller.changed'; maySell: boolean }
  /** With each page of the chat, and when they were asked for. */
  | { type: 'permissions.changed'; rules: WriteRules };

export type ComposerEvent =
  | DraftReport
  | ChildEmitted<OutboxEmitted>
  | UploadChanged
  | RelationChanged
  | { type: 'files.attach'; files: readonly PickedFile[] }
  /** Asks for files of the library; `name`: the other one's, where it is known. */
  | { type: 'library.ask'; name: string | null }
  | FilesPicked
  | { type: 'attachment.remove'; id: string }
  | { type: 'attachment.retry'; id: string }
  | DuplicateOrder
  /** Replaces a file whose bytes are not on this device. */
  | { type: 'attachment.exchange'; id: string; file: PickedFile }
  /** Moves a file to another place. */
  | { type: 'attachment.move'; id: string; to: number }
  | ComposerShown
  | { type: 'draft.change'; text: string }
  | { type: 'message.send' }
  | { type: 'price.open' }
  | { type: 'price.change'; text: string }
  | { type: 'price.remove' }
  /** Then without a price, for now. */
  | { type: 'price.leave' }
  /** The price that was read back is right. */
  | { type: 'offer.confirm' }
  | { type: 'offer.change' };

/** Event: a screen shows the composer from now on. */
export interface ComposerShown {
  type: 'composer.shown';
  screen: UploadScreen;
}

export type DraftCommand = { type: 'draft.changed' } & Draft;

export type ComposerEmitted = UploadOrdered | MessageFailed | DialogRequested<FilePickerDialog>;
