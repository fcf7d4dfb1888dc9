import type { PickedFile, Upload } from '../media/upload.types.ts';
import type { ComposerContext } from './composer.types.ts';

/** What a message carries, and how much of it there may be. */
type Room = Pick<ComposerContext, 'attachments' | 'limits'>;

/** Those of the chosen files that still have room. */
export const roomFor = (
  { attachments, limits }: Room,
  files: readonly PickedFile[],
): readonly PickedFile[] => files.slice(0, Math.max(0, limits.mediaMax - attachments.length));

const waiting = ({ id, source }: PickedFile): Upload => ({
  id,
  name: source.name,
  size: source.size,
  status: 'queued',
  share: 0,
  reason: null,
  hash: null,
  picture: null,
  source,
});

/** Puts chosen files beside what is written, and counts those without room. */
export const attached = (
  context: Room,
  files: readonly PickedFile[],
): Pick<ComposerContext, 'attachments' | 'surplus'> => {
  const taken = roomFor(context, files);
  return {
    attachments: [...context.attachments, ...taken.map(waiting)],
    surplus: files.length - taken.length,
  };
};

/** The same with another file in the place of one whose bytes are gone. */
export const exchanged = (
  files: readonly Upload[],
  { id, file }: { id: string; file: PickedFile },
): readonly Upload[] => files.map((one) => (one.id === id ? waiting(file) : one));

export const isReady = ({ status }: Upload): boolean => status === 'ready';

/** The same files with one of them at another place. */
export const reordered = (
  files: readonly Upload[],
  { id, to }: { id: string; to: number },
): readonly Upload[] => {
  const moved = files.find((one) => one.id === id);
  if (!moved) return files;
  const rest = files.filter((one) => one !== moved);
  const place = Math.min(rest.length, Math.max(0, to));
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
};
