import { fromPromise } from 'xstate';
import type { PickedFile } from '#machines/media/upload.types.ts';
import type {
  PictureAlign,
  PictureOutcome,
  PictureSlot,
  SavedPicture,
} from '#machines/settings/picture-choice.types.ts';
import { choosePicture, loadPicture, removePicture, saveAlign } from '#src/api/own-pictures.ts';
import type { UploadWorld } from '../media/upload.adapter.ts';

type Slot = { readonly slot: PictureSlot };

/** Joins the chart of a picture to the chart of an upload, `GET /me/pictures` and what changes them. */
export const pictureChoiceAdapter = (world: UploadWorld) => {
  const { http } = world;
  return {
    actors: {
      loadPicture: fromPromise<SavedPicture, Slot>(({ input }) => loadPicture(http, input.slot)),
      changePicture: fromPromise<PictureOutcome, Slot & { readonly file: PickedFile | null }>(
        async ({ input: { slot, file }, signal }) => {
          if (!file) throw new Error('No file was chosen.');
          const { uploadPicture } = await import('./picture-upload.ts');
          const wanted = { ...file, purpose: slot };
          const { hash, reason } = await uploadPicture(world, wanted, signal);
          if (reason === null && hash !== null)
            return { kind: 'taken', saved: await choosePicture(http, slot, hash) };
          const filename = file.source.name;
          return { kind: 'refused', filename, reason: reason ?? { kind: 'unreadable' } };
        },
      ),
      removePicture: fromPromise<SavedPicture, Slot>(({ input }) =>
        removePicture(http, input.slot),
      ),
      saveAlign: fromPromise<SavedPicture, { readonly align: PictureAlign }>(({ input }) =>
        saveAlign(http, input.align),
      ),
    },
  };
};
