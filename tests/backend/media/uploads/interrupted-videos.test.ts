import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { removeMetadata } from '#src/backend/media/uploads/video-metadata/remove-metadata.ts';
import { cleaned, mimeOf } from './cleaned.ts';
import type { FilmKind } from './films.ts';
import { marks, noted } from './noted-films.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanfare-interrupted-'));
  file = path.join(folder, 'film');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The methods that all open files share. */
async function methodsOfFiles() {
  const probe = await open(import.meta.filename);
  const methods: typeof probe = Object.getPrototypeOf(probe);
  await probe.close();
  return methods;
}

/**
 * Removes metadata from a film in a process that ends after so many writes; true if it was done by
 * then.
 */
async function isDoneAfter(writes: number, bytes: Buffer, kind: FilmKind): Promise<boolean> {
  writeFileSync(file, bytes);
  const methods = await methodsOfFiles();
  const { value: whole } = Object.getOwnPropertyDescriptor(methods, 'write') ?? {};
  let left = writes;
  const write = vi.spyOn(methods, 'write').mockImplementation(function once(
    this: unknown,
    ...given: unknown[]
  ) {
    left -= 1;
    if (left < 0) throw new Error('The process ends.');
    return Reflect.apply(whole, this, given);
  });
  const isDone = await removeMetadata(file, mimeOf(kind)).then(
    () => true,
    () => false,
  );
  write.mockRestore();
  return isDone;
}

it.each(['mp4', 'mov', 'webm'] as const)(
  'a %s is made ready by the next process, wherever the one before it ended',
  async (kind) => {
    const bytes = noted(kind);
    const wanted = await cleaned(bytes, kind);
    let writes = 0;
    while (writes < 200 && !(await isDoneAfter(writes, bytes, kind))) {
      await removeMetadata(file, mimeOf(kind));
      expect(readFileSync(file).equals(wanted), `after ${writes} writes`).toBe(true);
      writes += 1;
    }
    expect(writes).toBeGreaterThan(10);
    expect(writes).toBeLessThan(200);
    expect(marks.some((mark) => wanted.includes(mark))).toBe(false);
  },
);
