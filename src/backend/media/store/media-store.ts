import type { ByteRange } from '../../http/byte-range.ts';

/** A file as a store has it. */
export interface StoredObject {
  bytes: number;
  /** Time of its last change, by the clock of the store. */
  modified: Date;
}

/**
 * Files of media by their keys, as `uploads/HASH-full.webp`; never public, whatever they are. A
 * bucket that cannot answer now throws `StoreFailure`, a full store an error that `isFullDisk`
 * knows, and a file that is not there an error of the code `ENOENT`: no other says that it is lost.
 */
export interface MediaStore {
  /** Absolute path of the folder, where the store is one; null for a bucket. */
  readonly folder: string | null;
  /**
   * Stores all of a local file or nothing. A folder moves it in, a bucket gets a copy: the caller
   * removes what is left of it. Throws ENOENT without the local file. `mime` is kept by buckets.
   */
  put(localFile: string, key: string, mime: string): Promise<void>;
  /** Null for what is not there. */
  size(key: string): Promise<StoredObject | null>;
  /** Bytes of a range; nothing is opened before the first is asked for. Throws at an early end. */
  range(key: string, range: ByteRange): AsyncGenerator<Uint8Array>;
  /** Copies all of a file, or nothing, to a path of this machine, whose folder is there. */
  fetch(key: string, localFile: string): Promise<void>;
  /** That there is none does not matter. */
  remove(key: string): Promise<void>;
  /**
   * Address at which a bucket gives this file to anybody who has it, for at most a week; null where
   * the store has no addresses.
   */
  sign(key: string, seconds: number): Promise<string | null>;
  /** All files whose keys begin so, in no order; `prefix` is empty or ends with `/`. */
  list(prefix: string): AsyncGenerator<StoredObject & { key: string }>;
}

/** True for a key that names one file below a store, and nothing outside of it. */
export const isKey = (key: string): boolean =>
  !/[\\\0]/.test(key) && key.split('/').every((part) => !['', '.', '..'].includes(part));

/** Throws for what is no key: such a one is a mistake, or somebody's attempt. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error('This is no key of a stored file.');
}
