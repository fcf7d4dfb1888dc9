import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { LoadedDialog } from '#machines/modal/dialog-flow.types.ts';
import type { AnyDialog, DialogAsked, DialogToken } from '#machines/modal/dialog-token.types.ts';
import type { TextDomain } from '#src/ui/texts/texts.ts';
import type { DialogModule } from '../define-dialog.ts';
import type { ChatNeeds } from '../chat-needs.types.ts';
import type { WorkNeeds } from '../open-work.ts';
import type { AppServices } from '../services.types.ts';

/** Fetches the chunk of one dialog. */
type DialogLoader<Dialog extends AnyDialog = AnyDialog> = () => Promise<{
  default: DialogModule<Dialog, ChatNeeds & WorkNeeds>;
}>;

/** Holds each line to the name in the token of its dialog. */
const named = <Loaders extends { readonly [Name in keyof Loaders]: DialogLoader<Named<Name>> }>(
  loaders: Loaders,
) => loaders;
// oxlint-disable-next-line typescript/no-explicit-any -- each takes an input of its own
type Named<Name> = DialogToken<Name & string, any, unknown>;

/** Every dialog with a flow of its own. */
export const dialogLoaders = named({
  block: () => import('./block.dialog.ts'),
  complaint: () => import('./complaint.dialog.ts'),
  consentForm: () => import('./consent-form.dialog.ts'),
  fileDetails: () => import('./file-details.dialog.ts'),
  filePicker: () => import('./file-picker.dialog.ts'),
  filesDelete: () => import('./files-delete.dialog.ts'),
  folderDelete: () => import('./folder-delete.dialog.ts'),
  folderMove: () => import('./folder-move.dialog.ts'),
  folderName: () => import('./folder-name.dialog.ts'),
  massMessage: () => import('./mass-message.dialog.ts'),
  password: () => import('./password.dialog.ts'),
  paymentForm: () => import('./card-form.dialog.ts'),
  postDelete: () => import('./post-delete.dialog.ts'),
  purchase: () => import('./purchase.dialog.ts'),
  reminder: () => import('./reminder.dialog.ts'),
  shortcutHelp: () => import('./shortcut-help.dialog.ts'),
  subscribe: () => import('./subscribe.dialog.ts'),
  tip: () => import('./tip.dialog.ts'),
  twoFactorSetup: () => import('./two-factor-setup.dialog.ts'),
  unsentWork: () => import('./unsent-work.dialog.ts'),
  videoPreview: () => import('./video-preview.dialog.ts'),
  viewer: () => import('./viewer.dialog.ts'),
});

/** Dialogs whose code comes when they are opened: all but the plain question. */
export type FlowDialogName = keyof typeof dialogLoaders;

/** The texts of each, beyond those that every first load brings. */
export const dialogTexts: Readonly<Record<FlowDialogName, readonly TextDomain[]>> = {
  block: ['people', 'modal'],
  complaint: ['people', 'modal'],
  consentForm: ['auth', 'pages'],
  fileDetails: ['media', 'modal'],
  filePicker: ['media'],
  filesDelete: ['media', 'modal'],
  folderDelete: ['media', 'modal'],
  folderMove: ['media', 'modal'],
  folderName: ['media', 'modal'],
  massMessage: ['chat', 'media', 'ui'],
  password: ['auth', 'modal'],
  paymentForm: ['billing'],
  postDelete: ['posts', 'modal'],
  purchase: ['billing'],
  reminder: ['chat', 'ui'],
  shortcutHelp: ['modal'],
  subscribe: ['billing'],
  tip: ['billing'],
  twoFactorSetup: ['settings', 'ui'],
  unsentWork: ['auth'],
  videoPreview: ['media'],
  viewer: ['media', 'ui'],
};

const plain: DialogLoader = () => Promise.reject(new Error('A plain question has no flow.'));

const textsOf: Readonly<Partial<Record<string, readonly TextDomain[]>>> = dialogTexts;

/** Fetches the chunk of a dialog and its texts, and fills its ports. */
export const dialogLoader =
  (
    services: AppServices & ChatNeeds & WorkNeeds,
    loaders: Readonly<Partial<Record<string, DialogLoader>>> = dialogLoaders,
  ) =>
  async ({ dialog, input }: DialogAsked, viewer: Viewer | null): Promise<LoadedDialog> => {
    const load = loaders[dialog] ?? plain;
    const [{ default: module }] = await Promise.all([
      load(),
      services.textStore.need(textsOf[dialog] ?? []),
    ]);
    return {
      logic: module.logic(services),
      input: module.input(input, { viewer, services }),
      view: module.View,
    };
  };
