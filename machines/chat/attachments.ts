import type { PickedFile, Upload } from '../media/uploaded.types.ts';
import type { FilePickerAsked, FilePickerDialog } from '../media/upload-order.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import { chosenUpload, withMoved, withRoom } from '../parts/uploads-of-form.ts';
import type { ComposerContext } from './composer.types.ts';

/** Attachments of a message, and the limits for them. */
type Room = Pick<ComposerContext, 'attachments' | 'limits'>;

/** Returns the chosen files that still have room. */
export const roomFor = (
  { attachments, limits }: Room,
  files: readonly PickedFile[],
): readonly PickedFile[] => withRoom(files, attachments.length, limits.mediaMax);

/** Puts chosen files beside what is written, and counts those without room. */
export const attached = (
  context: Room,
  files: readonly PickedFile[],
): Pick<ComposerContext, 'attachments' | 'surplus'> => {
  const taken = roomFor(context, files);
  return {
    attachments: [...context.attachments, ...taken.map(chosenUpload)],
    surplus: files.length - taken.length,
  };
};

/** Puts files of the library beside what is written; those that are there already are left out. */
export const withPicked = (
  { attachments, limits }: Room,
  files: readonly Upload[],
): Pick<ComposerContext, 'attachments' | 'surplus'> => {
  const others = files.filter(({ hash }) => attachments.every((one) => one.hash !== hash));
  const taken = others.slice(0, Math.max(0, limits.mediaMax - attachments.length));
  return { attachments: [...attachments, ...taken], surplus: others.length - taken.length };
};

/** Asks for files of the library, with marks about one member or none. */
export const pickerRequest = (
  { attachments, limits }: Room,
  asker: FilePickerAsked['asker'],
  about: FilePickerAsked['about'],
): DialogRequested<FilePickerDialog> => ({
  type: 'dialog.requested',
  id: 'file-picker',
  dialog: 'filePicker',
  input: {
    asker,
    about,
    room: limits.mediaMax - attachments.length,
    taken: attachments.flatMap(({ hash }) => hash ?? []),
  },
});

/** Replaces a file whose bytes are gone by another one. */
export const exchanged = (
  files: readonly Upload[],
  { id, file }: { id: string; file: PickedFile },
): readonly Upload[] => files.map((one) => (one.id === id ? chosenUpload(file) : one));

export const isReady = ({ status }: Upload): boolean => status === 'ready';

/** Moves one of the files to another place. */
export const reordered = (
  files: readonly Upload[],
  { id, to }: { id: string; to: number },
): readonly Upload[] => {
  const from = files.findIndex((one) => one.id === id);
  return withMoved(files, from, to);
};
