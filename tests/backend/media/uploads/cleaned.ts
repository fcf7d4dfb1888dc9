import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeMetadata } from '#src/backend/media/uploads/video-metadata/remove-metadata.ts';
import type { FilmKind } from './films.ts';

const mimes = { webm: 'video/webm', mov: 'video/quicktime' } as const;
export const mimeOf = (kind: FilmKind) =>
  kind === 'webm' || kind === 'mov' ? mimes[kind] : 'video/mp4';

/** Bytes of a video once its metadata is removed, `times` over. */
export async function cleaned(bytes: Uint8Array, kind: FilmKind = 'mp4', times = 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanfare-film-'));
  const file = path.join(folder, 'film');
  try {
    writeFileSync(file, bytes);
    for (let time = 0; time < times; time += 1) await removeMetadata(file, mimeOf(kind));
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
