import type { ActorRefFrom } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import type { Card, Transaction } from '../billing/billing.types.ts';
import type { CardFormInput } from '../billing/card-form.types.ts';
import type { PurchaseAsked } from '../billing/purchase.types.ts';
import type { SubscribeInput } from '../billing/subscribe.types.ts';
import type { TipAsked } from '../billing/tip.types.ts';
import type { ReminderAsked, ReminderChoice } from '../chat/reminder.types.ts';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { ViewerAsked } from '../media/viewer.types.ts';
import type { BackPressed } from '../navigation/back-hold.types.ts';
import type { BanType } from '../people/relation.types.ts';
import type { TwoFactorAsked } from '../settings/two-factor-setup.types.ts';
import type { BlockAsked } from './block.types.ts';
import type { ComplaintAsked, Receipt } from './complaint.types.ts';
import type { Consent, ConsentFormAsked } from './consent-form.types.ts';
import type { dialogMachine } from './dialog.machine.ts';
import type { DialogClosed } from './dialog.types.ts';
import type { FolderDeleteAsked } from './folder-delete.types.ts';
import type { FolderMoveAsked } from './folder-move.types.ts';
import type { Folder, FolderNameAsked } from './folder-name.types.ts';
import type { Answer } from './modal.types.ts';
import type { PasswordAsked } from './password.types.ts';
import type { PostDeleteAsked } from './post-delete.types.ts';

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
  block: { input: BlockAsked; value: BanType };
  complaint: { input: ComplaintAsked; value: Receipt };
  consentForm: { input: ConsentFormAsked; value: Consent };
  folderDelete: { input: FolderDeleteAsked; value: null };
  folderMove: { input: FolderMoveAsked; value: null };
  folderName: { input: FolderNameAsked; value: Folder };
  massMessage: { input: null; value: number };
  password: { input: PasswordAsked; value: null };
  paymentForm: { input: CardFormInput; value: Card };
  postDelete: { input: PostDeleteAsked; value: null };
  purchase: { input: PurchaseAsked; value: Transaction };
  reminder: { input: ReminderAsked; value: ReminderChoice };
  shortcutHelp: { input: null; value: null };
  subscribe: { input: SubscribeInput; value: null };
  tip: { input: TipAsked; value: Transaction };
  twoFactorSetup: { input: TwoFactorAsked; value: null };
  viewer: { input: ViewerAsked; value: null };
}

export type DialogName = keyof DialogMap;
/** Dialogs whose code comes when they are opened: all but the plain question. */
export type FlowDialogName = Exclude<DialogName, 'confirm'>;

/** A dialog that is asked for: the id is the asker's, and comes back with the answer. */
export type DialogAsked<Names extends DialogName = DialogName> = {
  [Name in Names]: {
    readonly id: string;
    readonly dialog: Name;
    readonly input: DialogMap[Name]['input'];
  };
}[Names];

export type DialogOpen = {
  type: 'dialog.open';
  /** Who uses the app; absent is a guest. */
  readonly viewer?: Viewer | null;
} & DialogAsked;

export interface DialogsContext {
  /** All that are on the page or about to be, the last one on top; the id of each is the asker's. */
  readonly dialogs: readonly ActorRefFrom<typeof dialogMachine>[];
  /** Milliseconds of a fade. */
  readonly fade: number;
}

export type DialogsEvent =
  | DialogOpen
  | BackPressed
  | { type: 'motion.changed'; fade: number }
  /** The app emitted something. */
  | { type: 'app.event'; appEvent: { type: string; reason?: string } }
  | DialogClosed
  | ChildEmitted<{ type: string }>;

/** Emitted to the opener, who knows the id; as soon as it is decided, before the fade. */
export type DialogsEmitted = {
  type: 'dialog.answered';
  id: string;
  dialog: DialogName;
  answer: Answer;
};

/** The answer, and whatever flows in dialogs say upwards, unchanged. */
export type DialogsSaid = DialogsEmitted | { type: string };
