import type { Viewer } from '../auth/viewer.types.ts';
import type { Answer } from './modal.types.ts';

/**
 * A dialog by its name, what it is opened with and what it answers; a type alone, which each dialog
 * declares in its own domain. Who asks for one imports its token and nothing of the other dialogs.
 */
export interface DialogToken<Name extends string, Input, Value> {
  readonly name: Name;
  readonly input: Input;
  readonly value: Value;
}

export type AnyDialog = DialogToken<string, unknown, unknown>;

/** A dialog that is asked for: the id is the asker's, and comes back with the answer. */
export type DialogAsked<Dialog extends AnyDialog = AnyDialog> = Dialog extends AnyDialog
  ? { readonly id: string; readonly dialog: Dialog['name']; readonly input: Dialog['input'] }
  : never;

/** A flow asks for a dialog; the answer comes as `dialog.answered` with the same id. */
export type DialogRequested<Dialog extends AnyDialog = AnyDialog> = {
  type: 'dialog.requested';
} & DialogAsked<Dialog>;

export type DialogOpen = {
  type: 'dialog.open';
  /** Present user; absent is a guest. */
  readonly viewer?: Viewer | null;
} & DialogAsked;

/** Emitted to the opener, who knows the id; as soon as it is decided, before the fade. */
export type DialogsEmitted = {
  type: 'dialog.answered';
  id: string;
  dialog: string;
  answer: Answer;
};

/** Texts of a question that is answered with yes or no, as text keys. */
export interface ConfirmInput {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  /** Absent is the plain word for no. */
  readonly cancel?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** `negative` when yes destroys something: no is then first in focus. */
  readonly tone: 'primary' | 'negative';
}

/** The plain question, whose code comes with the stack. */
export type ConfirmDialog = DialogToken<'confirm', ConfirmInput, null>;
