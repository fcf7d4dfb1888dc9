import { isHeld, sameIntent } from '../lib/held-file.ts';
import type { PickedFile, Upload, UploadPurpose } from '../media/uploaded.types.ts';
import type {
  DuplicateOrder,
  UploadAsker,
  UploadOrder,
  UploadOrdered,
  UploadScreen,
} from '../media/upload-order.types.ts';

/** Form that receives each step of its files, and their purpose. */
interface FormOfFiles {
  readonly asker: UploadAsker;
  readonly screen?: UploadScreen | null;
  readonly purpose: UploadPurpose;
  readonly place?: 'library';
}
type Named = { readonly id: string };
type Replacement = Named & { readonly file: PickedFile };

const ordered = (order: UploadOrder): UploadOrdered => ({ type: 'upload.ordered', order });

/** A file as it stands in a form when it was chosen: nothing of it has been sent. */
export const chosenUpload = ({ id, source }: PickedFile): Upload => ({
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

/** Returns the chosen files that still have room in a form that has `taken` of `most`. */
export const withRoom = (
  files: readonly PickedFile[],
  taken: number,
  most: number,
): readonly PickedFile[] => files.slice(0, Math.max(0, most - taken));

/**
 * The files of a form after one step of an upload; one that is not among them changes nothing, and
 * one that was cancelled elsewhere is left out.
 */
export const withUpload = (files: readonly Upload[], upload: Upload): readonly Upload[] =>
  upload.status === 'cancelled'
    ? files.filter(({ id }) => id !== upload.id)
    : files.map((file) => (file.id === upload.id ? upload : file));

/** Moves the entry at `from` to another place, which is kept within the list. */
export const withMoved = <Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] => {
  if (from < 0) return entries;
  const others = entries.filter((_, index) => index !== from);
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), ...entries.slice(from, from + 1), ...others.slice(place)];
};

/** Orders for `emit`: these files are sent. */
export const addOrders = (files: readonly PickedFile[], form: FormOfFiles): UploadOrdered[] =>
  files.map((file) => ordered({ type: 'upload.add', ...form, ...file }));

/**
 * Orders for `emit`: what the server has of these and is not known to be ready is followed. An earlier
 * visit or another device sent them, and nobody else asks how they are. What this page still sends
 * of an earlier form is taken back.
 */
export const followOrders = (files: readonly Upload[], form: FormOfFiles): UploadOrdered[] => {
  const unsent = files.filter(({ reason }) => reason?.kind === 'unsent').map(({ id }) => id);
  const { purpose: _, place: __, ...drawn } = form;
  return [
    ...files.flatMap((file) => {
      const { id, hash, name, size, source, status } = file;
      if (hash === null || status === 'ready' || !isHeld(file)) return [];
      return [ordered({ type: 'upload.follow', id, hash, name, size, source, ...form })];
    }),
    ...(unsent.length > 0 ? [ordered({ type: 'upload.adopt', ...drawn, ids: unsent })] : []),
  ];
};

/** Choice of a file for one whose bytes are gone; of the same file the intent stays. */
export const replacing = <Choice extends Replacement>(
  files: readonly Upload[],
  choice: Choice,
): Choice => ({
  ...choice,
  file: sameIntent(
    files.find(({ id }) => id === choice.id),
    choice.file,
  ),
});

/** Orders for `emit`: a screen shows the form of these again. */
export const showOrders = (files: readonly Upload[], form: FormOfFiles): UploadOrdered[] => {
  const { purpose: _, place: __, ...drawn } = form;
  const ids = files.map(({ id }) => id);
  return ids.length > 0 ? [ordered({ type: 'upload.adopt', ...drawn, ids })] : [];
};

/** Orders for `emit`: another file takes the place of one whose bytes are gone. */
export const exchangeOrders = ({ id, file }: Replacement, form: FormOfFiles): UploadOrdered[] => [
  ...(id === file.id ? [] : [ordered({ type: 'upload.cancel', id })]),
  ...addOrders([file], form),
];

/** Orders for `emit`: the form is done with these; what they became is the server's. */
export const releaseOrders = (files: readonly Named[]): UploadOrdered[] =>
  files.map(({ id }) => ordered({ type: 'upload.cancel', id }));

/** For `emit`: a file is left out of the form, or what became of it is used. */
export const cancelOrder = (_: unknown, { id }: Named): UploadOrdered =>
  ordered({ type: 'upload.cancel', id });

/** For `emit`: a file that did not come through is tried again. */
export const retryOrder = (_: unknown, { id }: Named): UploadOrdered =>
  ordered({ type: 'upload.retry', id });

/** For `emit`: the answer about a file that the member has already. */
export const duplicateOrder = (_: unknown, { type, id }: DuplicateOrder): UploadOrdered =>
  ordered({ type, id });

/** True if an upload turns out to be a file that is in the form already, as one that was used. */
export const isRepeated = (files: readonly Upload[], { id, hash }: Upload): boolean =>
  hash !== null &&
  files.some((one) => one.id === id && one.hash === null) &&
  files.some((one) => one.id !== id && one.hash === hash);
