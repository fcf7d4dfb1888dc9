import { open } from 'node:fs/promises';
import { BrokenVideo, partCount } from './broken-video.ts';
import { newEdits, writeEdits, type Edits } from './edits.ts';
import { windowOn, type Look } from './window.ts';

/** A video that is read: its bytes, and the places that are to be written over. */
export interface Reading {
  /** Bytes of the file. */
  readonly size: number;
  readonly look: Look;
  /** A look of its own, for tables that are read side by side. */
  readonly newLook: () => Look;
  /** Called once for each part that is read; throws `BrokenVideo` for one too many. */
  readonly count: () => void;
  readonly edits: Edits;
}

/** Opens a file, has `note` find the places that are to be written over, and writes them. */
export async function edit(file: string, note: (reading: Reading) => Promise<void>): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const newLook = () => windowOn(handle, size);
    const edits = newEdits();
    await note({ size, look: newLook(), newLook, count: partCount(), edits });
    await writeEdits(handle, edits);
  } finally {
    await handle.close();
  }
}

/** A number of 64 bits; throws `BrokenVideo` for one that no file is long enough for. */
export function long(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64BE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new BrokenVideo(`A length of ${value}.`);
  return Number(value);
}
