import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { LoadedDialog } from '#machines/modal/dialog-flow.types.ts';
import type { DialogAsked, FlowDialogName } from '#machines/modal/dialogs.types.ts';
import type { TextDomain } from '#src/ui/texts.ts';
import type { DialogModule } from '../define-dialog.ts';
import type { AppServices } from '../services.types.ts';

/** Fetches the chunk of one dialog. */
type DialogLoader = () => Promise<{ default: DialogModule }>;

/** Every dialog with a flow of its own. */
export const dialogLoaders: Readonly<Record<FlowDialogName, DialogLoader>> = {
  block: () => import('./block.dialog.ts'),
  complaint: () => import('./complaint.dialog.ts'),
  consentForm: () => import('./consent-form.dialog.ts'),
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
  viewer: () => import('./viewer.dialog.ts'),
};

/** The texts of each, beyond those that every first load brings. */
export const dialogTexts: Readonly<Record<FlowDialogName, readonly TextDomain[]>> = {
  block: ['modal', 'people'],
  complaint: ['modal'],
  consentForm: ['modal', 'pages'],
  folderDelete: ['modal'],
  folderMove: ['modal'],
  folderName: ['modal'],
  massMessage: ['chat', 'media', 'ui'],
  password: ['modal', 'auth'],
  paymentForm: ['billing'],
  postDelete: ['modal'],
  purchase: ['billing'],
  reminder: ['chat', 'ui'],
  shortcutHelp: ['modal'],
  subscribe: ['billing'],
  tip: ['billing'],
  twoFactorSetup: ['settings', 'ui'],
  viewer: ['media', 'ui'],
};

const plain: DialogLoader = () => Promise.reject(new Error('A plain question has no flow.'));

const textsOf: Readonly<Partial<Record<string, readonly TextDomain[]>>> = dialogTexts;

/** Fetches the chunk of a dialog and its texts, and fills its ports. */
export const dialogLoader =
  (
    services: AppServices,
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
