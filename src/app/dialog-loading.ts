import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { LoadedDialog } from '#machines/modal/dialog-flow.types.ts';
import type { DialogAsked } from '#machines/modal/dialogs.types.ts';
import type { TextDomain } from '#src/ui/texts.ts';
import { dialogLoaders, dialogTexts, type DialogLoader } from './dialogs/registry.ts';
import type { AppServices } from './services.types.ts';

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
      services.book.need(textsOf[dialog] ?? []),
    ]);
    return {
      logic: module.logic(services),
      input: module.input(input, { viewer, services }),
      view: module.View,
    };
  };
