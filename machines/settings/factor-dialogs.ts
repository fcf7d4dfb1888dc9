import type { Failed } from '../lib/params.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { TwoFactorAsked } from './two-factor-setup.types.ts';

/** Id of every dialog of the second factor. */
const dialogId = 'second-factor';

/** The set-up, or the new codes, in their dialog. */
export const setupOf = (input: TwoFactorAsked) => ({
  type: 'dialog.requested' as const,
  id: dialogId,
  dialog: 'twoFactorSetup' as const,
  input,
});

/** Dialog that confirms turning the second factor off. */
export const confirmation = {
  type: 'dialog.requested',
  id: dialogId,
  dialog: 'confirm',
  input: {
    title: 'settings.secondFactor.offTitle',
    body: 'settings.secondFactor.offBody',
    confirm: 'settings.secondFactor.turnOff',
    tone: 'negative',
  },
} as const;

/** The message of what was done to the factor. */
export const noticeOf = (key: string) => ({
  type: 'notice.shown' as const,
  tone: 'positive' as const,
  key: `settings.secondFactor.${key}`,
});

/** Guards: one of these dialogs was closed, with a yes or at all; the password was not given. */
export const isConfirmed = (_: unknown, { id, answer }: DialogsEmitted) =>
  id === dialogId && answer.kind === 'confirmed';
export const isAnswered = (_: unknown, { id }: DialogsEmitted) => id === dialogId;
export const isUnconfirmed = (_: unknown, { failure }: Failed) =>
  failure.kind === 'passwordUnconfirmed';
