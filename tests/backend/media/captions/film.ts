import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { files } from '#src/backend/db/schema/files.ts';
import type { Media } from '#src/contract/media/file.ts';
import type { Browser } from '../../auth/browser.ts';
import type { TestBackend } from '../../harness.ts';
import { storeFile, type Name } from '../../world.ts';

/** Captions as a person writes them. */
export const cues = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello there.';

/** A stored video with every rendering that there is; the text of each is `HASH NAME`. */
export function storeFilm(
  backend: TestBackend,
  owner: Name,
  rest: Partial<typeof files.$inferInsert> & { hash: string },
) {
  mkdirSync(backend.mediaDir, { recursive: true });
  const variant = (name: string) => {
    const text = `${rest.hash} ${name}`;
    writeFileSync(path.join(backend.mediaDir, `${rest.hash}-${name}`), text);
    const mime = 'video/mp4';
    return { path: `${rest.hash}-${name}`, mime, width: 8, height: 6, bytes: text.length };
  };
  const [full, thumb, original, clip] = ['full', 'thumb', 'original', 'clip'].map(variant);
  if (!full || !thumb || !original || !clip) throw new Error('No renderings');
  return storeFile(backend, owner, {
    purpose: 'post',
    type: 'video',
    mime: 'video/mp4',
    duration: 12,
    variants: { full, thumb, original, clip },
    ...rest,
  });
}

export const putCaption = (browser: Browser, hash: string, language: string, text: string) =>
  browser.send('PUT', `/api/v1/files/${hash}/captions/${language}`, { text });

export const offer = (browser: Browser, hash: string, isOffered: boolean) =>
  browser.send('PUT', `/api/v1/files/${hash}/preview`, { is_offered: isOffered });

/** A file of the library as its owner reads it. */
export const fileOf = async (browser: Browser, hash: string) =>
  (await (await browser.get(`/api/v1/library/files/${hash}`)).json()) as {
    data: Media;
    preview?: string;
  };
