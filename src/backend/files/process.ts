import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { files, type FileRow, type FileVariants } from '../db/schema/files.ts';
import { errorText } from '../error-text.ts';
import { publishToUser } from '../events/publish.ts';
import { mediaUrl } from '../media/addresses.ts';
import { drawPicture } from './draw.ts';
import { incomingDir, posterOf } from './receive.ts';
import { keepVideo } from './video.ts';

/** Pictures made ready at once: each takes a core. */
const atOnce = 2;

const running = new Map<string, Promise<void>>();
const lanes: Promise<void>[] = Array.from({ length: atOnce }, () => Promise.resolve());
let nextLane = 0;

/** Where the bytes of an upload wait for this. */
export const sourceOf = (backend: Backend, hash: string) => path.join(incomingDir(backend), hash);

/** Whether this process is making the file ready now. */
export const isProcessing = (hash: string) => running.has(hash);

/** Makes an uploaded picture ready, soon and once; never throws: it ends as `ready` or `failed`. */
export function processFile(backend: Backend, row: FileRow): Promise<void> {
  const known = running.get(row.hash);
  if (known) return known;
  const lane = nextLane;
  nextLane = (nextLane + 1) % atOnce;
  const work = (lanes[lane] ?? Promise.resolve())
    .then(() => makeReady(backend, row))
    .catch((error: unknown) => backend.log.error('file failed', { error: errorText(error) }))
    .finally(() => running.delete(row.hash));
  lanes[lane] = work;
  running.set(row.hash, work);
  return work;
}

async function makeReady(backend: Backend, row: FileRow): Promise<void> {
  const { hash, ownerId, type } = row;
  const source = sourceOf(backend, hash);
  const isVideo = type === 'video';
  const work = isVideo
    ? keepVideo(backend, row, source)
    : drawPicture(backend.mediaDir, hash, source);
  const made = await work.catch((error: unknown) => {
    backend.log.warn(`${type} refused`, { hash, error: errorText(error) });
    return null;
  });
  const reason = `The ${isVideo ? 'video' : 'picture'} could not be read.`;
  const changed = made
    ? { ...made, status: 'ready' as const, error: null }
    : { status: 'failed' as const, error: reason, bytes: 0 };
  const [kept] = await backend.db
    .update(files)
    .set(changed)
    .where(and(eq(files.hash, hash), eq(files.status, 'processing')))
    .returning();
  await rm(source, { force: true });
  await rm(posterOf(source), { force: true });
  if (!kept) return removeBytes(backend, made?.variants ?? {});
  const { status, error } = changed;
  await publishToUser(backend, ownerId, 'MediaProcessed', {
    hash,
    status,
    thumb_url: made && mediaUrl(backend, hash, 'thumb', ownerId).url,
    ...(error !== null && { error }),
  });
}

/** Removes stored renderings; none of them missing matters. */
export async function removeBytes({ mediaDir }: Backend, variants: FileVariants): Promise<void> {
  for (const variant of Object.values(variants))
    await rm(path.join(mediaDir, variant.path), { force: true });
}
