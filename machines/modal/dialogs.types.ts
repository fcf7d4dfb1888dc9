import type { Answer, ModalClosed } from './modal.types.ts';

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
}

export type DialogName = keyof DialogMap;

/** A dialog that is on the page, the last of the list on top. */
export type DialogEntry = {
  [Name in DialogName]: {
    readonly id: string;
    readonly dialog: Name;
    readonly input: DialogMap[Name]['input'];
    /** Whether leaving it loses something that was typed. */
    readonly held: 'nothing' | 'unsentInput';
  };
}[DialogName];

export type DialogOpen = {
  [Name in DialogName]: {
    type: 'dialog.open';
    id: string;
    dialog: Name;
    input: DialogMap[Name]['input'];
  };
}[DialogName];

export interface DialogsContext {
  readonly entries: readonly DialogEntry[];
  /** Milliseconds of a fade. */
  readonly fade: number;
}

export type DialogsEvent =
  | DialogOpen
  | { type: 'dialog.answer'; id: string; answer: Answer }
  | { type: 'dialog.dismiss'; id: string }
  | { type: 'dialog.edit'; id: string }
  | { type: 'back.pressed' }
  | { type: 'motion.changed'; fade: number }
  | ModalClosed;

/** Heard by whoever asked, who knows the id. */
export type DialogsEmitted = {
  type: 'dialog.answered';
  id: string;
  dialog: DialogName;
  answer: Answer;
};
