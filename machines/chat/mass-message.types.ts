import type { Failure } from '../lib/failure.ts';
import { writeKept } from '../lib/held-file.ts';
import type { Answer } from '../modal/modal.types.ts';
import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type {
  DuplicateOrder,
  FilePickerDialog,
  FilesPicked,
  UploadChanged,
  UploadOrdered,
} from '../media/upload-order.types.ts';
import type { Message } from './chat.types.ts';
import type { MessageLimits } from './composer.types.ts';
import type { PriceProblem } from './price.ts';
import type { DialogRequested, DialogToken } from '../modal/dialog-token.types.ts';

/** Recipients of a mass message (decisions §8 `rcpt`). */
export type Audience = 'followers' | 'subscribers' | 'all';

/** Number of people that a message would reach now, as counted by the server. */
export interface Reach {
  readonly recipients: number;
  /** People of the audience who are left out: blocked, restricting, leaving. */
  readonly excluded: number;
}
export type Reaches = Readonly<Record<Audience, Reach>>;

/** Seconds in which a message that was sent off can be taken back. */
export type UndoSeconds = 0 | 5 | 10;

export interface MassMessageInput {
  readonly limits: MessageLimits;
}

export interface MassMessageContext extends MassMessageInput {
  readonly reaches: Reaches | null;
  readonly audience: Audience;
  readonly text: string;
  readonly attachments: readonly Upload[];
  readonly surplus: number;
  /** Price to open it, as typed; null while it is free. */
  readonly price: string | null;
  /** Price that was read back and is sent; null while it is free. */
  readonly offer: Message['price'];
  readonly problem: PriceProblem | null;
  readonly undoSeconds: UndoSeconds;
  /** Seconds until it leaves, or until it is looked for again. */
  readonly secondsLeft: number;
  /** One key for one intent, kept over every retry. */
  readonly key: string | null;
  /** Files of one that was sent before the session ended: their uploads are gone, it still names them. */
  readonly recalled: readonly string[];
  /** Number of searches since the response was lost. */
  readonly tries: number;
  /** The server keeps keys: sent again, nobody gets it twice. */
  readonly isSafe: boolean;
  /** Number of recipients that it is on its way to. */
  readonly sent: number;
  /** Reason why it was not sent: the server's words, or a failure. */
  readonly reason: MassReason | null;
}

/** The files of a message, by their hashes. */
export const hashesOf = ({
  recalled,
  attachments,
}: Pick<MassMessageContext, 'recalled' | 'attachments'>): readonly string[] => [
  ...recalled,
  ...attachments.flatMap(({ hash }) => hash ?? []),
];

/** Files that the server has, for the message's stored record; empty without any. */
export const keptFilesOf = ({ attachments }: Pick<MassMessageContext, 'attachments'>): string =>
  writeKept(attachments);

export type MassReason =
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Counts from the server and the undo window from the device, as the dialog opens. */
export interface MassOpened {
  readonly reaches: Reaches;
  readonly undoSeconds: UndoSeconds;
}

export interface MassSend {
  readonly audience: Audience;
  readonly text: string;
  readonly fileHashes: readonly string[];
  readonly price: Message['price'];
  readonly key: string;
}

export type MassOutcome =
  | { readonly accepted: true; readonly recipients: number }
  | { readonly accepted: false; readonly reason: string | null };

/** `unseen`: not found, at a server that keeps keys; `unsure` where none are kept. */
export type MassSearch = 'sent' | 'unseen' | 'unsure';

export type MassMessageEvent =
  | UploadChanged
  | { type: 'audience.choose'; audience: Audience }
  | { type: 'draft.change'; text: string }
  | { type: 'files.attach'; files: readonly PickedFile[] }
  | { type: 'library.ask' }
  | FilesPicked
  /** Files that were attached before the session ended; the server has them. */
  | { type: 'files.restore'; kept: string }
  | { type: 'attachment.remove'; id: string }
  | { type: 'attachment.retry'; id: string }
  | DuplicateOrder
  /** Replaces a file whose bytes are not on this device. */
  | { type: 'attachment.exchange'; id: string; file: PickedFile }
  /** Moves a file to another place. */
  | { type: 'attachment.move'; id: string; to: number }
  | { type: 'price.open' }
  | { type: 'price.change'; text: string }
  | { type: 'price.remove' }
  | { type: 'undo.choose'; seconds: UndoSeconds }
  | { type: 'mass.retry' }
  /** Sends the message once more after a lost response. */
  | { type: 'mass.resend' }
  | { type: 'mass.review' }
  /** One was on its way when the session ended: it is looked for before anything is sent. */
  | { type: 'mass.recall'; key: string; fileHashes: readonly string[] }
  | { type: 'mass.edit' }
  | { type: 'mass.confirm' }
  | { type: 'mass.undo' }
  | { type: 'dialog.dismiss' }
  /** The person agreed to lose what was written. */
  | { type: 'input.discard' };

export type MassMessageEmitted =
  | UploadOrdered
  | DialogRequested<FilePickerDialog>
  | { type: 'dialog.settled'; answer: Answer<number> };

/** The dialog that writes one message to many people, and answers to how many. */
export type MassMessageDialog = DialogToken<'massMessage', null, number>;
