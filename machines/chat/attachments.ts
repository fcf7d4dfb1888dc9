import type { PickedFile, Upload } from '../media/uploaded.types.ts';
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
