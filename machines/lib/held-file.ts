import type { PickedFile, Upload, UploadReason } from '../media/uploaded.types.ts';

const final: ReadonlySet<UploadReason['kind']> = new Set([
  'tooLarge',
  'wrongType',
  'empty',
  'tooManyPixels',
  'tooManyFramePixels',
  'tooManyFrames',
  'tooManyScans',
]);

/** True if the file itself is the reason, so that another try cannot help. */
export const isFinal = (reason: UploadReason | null): boolean =>
  reason !== null && final.has(reason.kind);

/** Stored record of a file that the server has. */
export interface KeptFile {
  readonly hash: string;
  readonly name: string;
  readonly size: number;
}

/** The server could make nothing of the file, or has it no more. */
const lost: ReadonlySet<UploadReason['kind']> = new Set(['broken', 'gone']);

/** True if the server has the file's bytes and has not failed on them, as far as is known here. */
export const isHeld = ({ hash, reason }: Pick<Upload, 'hash' | 'reason'>): boolean =>
  hash !== null && !(reason !== null && lost.has(reason.kind));

/** A file that the server has, as whoever follows it knows it: another visit or device sent it. */
export const heldFile = ({ hash, name, size }: KeptFile): Upload => ({
  id: hash,
  name,
  size,
  status: 'processing',
  share: 1,
  reason: null,
  hash,
  picture: null,
  source: null,
});

/** Stored record of a file whose bytes are not all at the server; the device does not keep them. */
export interface UnsentFile {
  /** UUID of the intent: the same file goes on under it. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type as the device guesses it; may be empty. */
  readonly type: string;
  /** Share of the bytes that the server keeps, 0 to 1. */
  readonly share: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** True for such a record; anybody may write to a device. */
export const isUnsentFile = (value: unknown): value is UnsentFile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isText(value.id) &&
  'name' in value &&
  isText(value.name) &&
  'type' in value &&
  isText(value.type) &&
  'size' in value &&
  isNumber(value.size) &&
  'share' in value &&
  isNumber(value.share);

const typeOf = ({ source, reason }: Upload): string =>
  reason?.kind === 'unsent' ? reason.type : (source?.type ?? '');

/** The record of a file that may still be sent; null for others. */
export const toUnsent = (upload: Upload): UnsentFile | null => {
  const { id, name, size, hash, status, share, reason, canResume } = upload;
  if (hash !== null || status === 'cancelled' || isFinal(reason)) return null;
  const kept = canResume || reason?.kind === 'unsent' ? share : 0;
  return { id, name, size, type: typeOf(upload), share: kept };
};

/** A file of an earlier visit as its form shows it: it is chosen again. */
export const unsentUpload = ({ type, ...file }: UnsentFile): Upload => ({
  ...file,
  status: 'failed',
  reason: { kind: 'unsent', type },
  hash: null,
  picture: null,
  source: null,
});

/** A file that was chosen for another one: under the same intent, if it is the same as far as is known. */
export const sameIntent = (old: Upload | undefined, file: PickedFile): PickedFile => {
  const isSame =
    old?.reason?.kind === 'unsent' &&
    old.name === file.source.name &&
    old.size === file.source.size;
  return isSame ? { ...file, id: old.id } : file;
};

/** Serializes the form's files, for the form's stored record; of those without a hash what is known. */
export const writeKept = (files: readonly Upload[]): string => {
  const kept = files.flatMap((file): readonly (KeptFile | UnsentFile)[] => {
    const { hash, name, size } = file;
    const unsent = toUnsent(file);
    if (unsent) return [unsent];
    return hash !== null && isHeld(file) ? [{ hash, name, size }] : [];
  });
  return kept.length === 0 ? '' : JSON.stringify(kept);
};

const isKept = (value: unknown): value is KeptFile =>
  typeof value === 'object' &&
  value !== null &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number';

/** The files of such a text; anybody may write to a device, so another one is of none. */
export const readKept = (text: string): readonly Upload[] => {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    return value.flatMap((one: unknown) => {
      if (isUnsentFile(one)) return [unsentUpload(one)];
      return isKept(one) ? [heldFile(one)] : [];
    });
  } catch {
    return [];
  }
};
