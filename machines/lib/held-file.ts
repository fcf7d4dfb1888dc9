import type { Upload, UploadReason } from '../media/uploaded.types.ts';

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

/** Serializes the form's files that the server has, for the form's stored record. */
export const writeKept = (files: readonly Upload[]): string => {
  const held = files.flatMap((file) => {
    const { hash, name, size } = file;
    return hash !== null && isHeld(file) ? [{ hash, name, size }] : [];
  });
  return held.length === 0 ? '' : JSON.stringify(held);
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
export const readKept = (text: string): readonly KeptFile[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
};
