import type { Viewer } from '../auth/viewer.types.ts';
import type { Card, Transaction } from '../billing/billing.types.ts';
import type { CardFormInput } from '../billing/card-form.types.ts';
import type { PurchaseAsked } from '../billing/purchase.types.ts';
import type { SubscribeInput } from '../billing/subscribe.types.ts';
import type { TipAsked } from '../billing/tip.types.ts';
import type { ReminderAsked, ReminderChoice } from '../chat/reminder.types.ts';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { BackPressed } from '../navigation/back-hold.types.ts';
import type { BanType } from '../people/relation.types.ts';
import type { BlockAsked } from './block.types.ts';
import type { ComplaintAsked, Receipt } from './complaint.types.ts';
import type { Consent, ConsentFormAsked } from './consent-form.types.ts';
import type { FolderDeleteAsked } from './folder-delete.types.ts';
import type { Folder, FolderNameAsked } from './folder-name.types.ts';
import type { Answer, ModalClosed } from './modal.types.ts';
import type { PasswordAsked } from './password.types.ts';

/** Texts of a question that is answered with yes or no, as text keys. */
export interface ConfirmInput {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** `negative` when yes destroys something: no is then first in focus. */
  readonly tone: 'primary' | 'negative';
}

/** Every dialog of the app with what it is opened with and what it answers. Flows add theirs here. */
export interface DialogMap {
  confirm: { input: ConfirmInput; value: null };
  /** Asks whether what was typed into another dialog may be lost; `of` is that dialog's id. */
  discard: { input: { readonly of: string }; value: null };
  block: { input: BlockAsked; value: BanType };
  complaint: { input: ComplaintAsked; value: Receipt };
  consentForm: { input: ConsentFormAsked; value: Consent };
  folderDelete: { input: FolderDeleteAsked; value: null };
  folderName: { input: FolderNameAsked; value: Folder };
  massMessage: { input: null; value: number };
  password: { input: PasswordAsked; value: null };
  paymentForm: { input: CardFormInput; value: Card };
  purchase: { input: PurchaseAsked; value: Transaction };
  reminder: { input: ReminderAsked; value: ReminderChoice };
  subscribe: { input: SubscribeInput; value: null };
  tip: { input: TipAsked; value: Transaction };
}

export type DialogName = keyof DialogMap;
/** Dialogs whose code comes when they are opened: all but the two plain questions. */
export type FlowDialogName = Exclude<DialogName, 'confirm' | 'discard'>;

/** A dialog that is asked for: the id is the asker's, and comes back with the answer. */
export type DialogAsked<Names extends DialogName = DialogName> = {
  [Name in Names]: {
    readonly id: string;
    readonly dialog: Name;
    readonly input: DialogMap[Name]['input'];
  };
}[Names];

/** A dialog that is on the page, the last of the list on top. */
export type DialogEntry<Names extends DialogName = DialogName> = DialogAsked<Names> & {
  /** Whether leaving it loses something that was typed. */
  readonly held: 'nothing' | 'unsentInput';
  /** Coming: nothing to show yet; leaving: it is answered and fades out. */
  readonly stage: 'coming' | 'shown' | 'leaving';
};

export type DialogOpen = {
  type: 'dialog.open';
  /** Who uses the app; absent is a guest. */
  readonly viewer?: Viewer | null;
} & DialogAsked;

export interface DialogsContext {
  readonly entries: readonly DialogEntry[];
  /** Milliseconds of a fade. */
  readonly fade: number;
}

/** Events from the flow inside a dialog to the stack of dialogs. */
export type FlowTold =
  /** There is something to show: its view, or that it takes long. */
  | { type: 'flow.shown'; id: string }
  /** Its code did not come, or it broke. */
  | { type: 'flow.lost'; id: string }
  /** It has nothing against being left. */
  | { type: 'dialog.leave'; id: string }
  | { type: 'dialog.answer'; id: string; answer: Answer }
  | ChildEmitted<{ type: string }>;

export type DialogsEvent =
  | DialogOpen
  /** The person wants to leave: Escape, the backdrop, the cross. */
  | { type: 'dialog.dismiss'; id: string }
  | { type: 'dialog.edit'; id: string; held: DialogEntry['held'] }
  /** Its view broke while it was drawn. */
  | { type: 'dialog.broken'; id: string }
  | BackPressed
  | { type: 'motion.changed'; fade: number }
  /** The app emitted something. */
  | { type: 'app.event'; told: { type: string; reason?: string } }
  | FlowTold
  | ModalClosed;

/** Emitted to the opener, who knows the id; as soon as it is decided, before the fade. */
export type DialogsEmitted = {
  type: 'dialog.answered';
  id: string;
  dialog: DialogName;
  answer: Answer;
};

/** The answer, and whatever flows in dialogs say upwards, unchanged. */
export type DialogsSaid = DialogsEmitted | { type: string };
