import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import type { Backend } from '../context.ts';
import { files, type FileRow, type FileVariants } from '../db/schema/files.ts';
import { errorText } from '../error-text.ts';
import { publishToUser } from '../events/publish.ts';
import { mediaUrl } from '../media/addresses.ts';
import { incomingDir } from './receive.ts';

/** Most pixels of a picture, all frames together: more is an attack on the memory. */
export const pixelLimit = 50_000_000;
/** Seconds that a picture may take to be drawn anew. */
const drawingTime = 2;
const fullSide = 2_048;
const thumbSide = 480;
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
  const { hash, ownerId } = row;
  const source = sourceOf(backend, hash);
  const made = await render(backend, hash, source).catch((error: unknown) => {
    backend.log.warn('picture refused', { hash, error: errorText(error) });
    return null;
  });
  const changed = made
    ? { ...made, status: 'ready' as const, error: null }
    : { status: 'failed' as const, error: 'The picture could not be read.' };
  const [kept] = await backend.db
    .update(files)
    .set(changed)
    .where(and(eq(files.hash, hash), eq(files.status, 'processing')))
    .returning();
  await rm(source, { force: true });
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

async function render(backend: Backend, hash: string, source: string) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const folder = path.join(backend.mediaDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const limits = { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true } as const;
  const { pages = 1 } = await sharp(source, limits).metadata();
  const save = async (picture: Sharp, name: string, side: number, quality: number) => {
    const relative = `uploads/${hash}-${name}.webp`;
    const target = path.join(backend.mediaDir, relative);
    const made = await picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .timeout({ seconds: drawingTime })
      .toFile(target);
    const { size: bytes } = await stat(target);
    const height = made.pageHeight ?? made.height;
    return { path: relative, mime: 'image/webp', width: made.width, height, bytes };
  };
  // Turned as the camera said; nothing of its notes (place, device, time) is written on.
  const whole = sharp(source, { ...limits, animated: pages > 1 }).autoOrient();
  const full = await save(whole, 'full', fullSide, 82);
  // The rest is drawn from the small picture: the large one is decoded once.
  const small = path.join(backend.mediaDir, full.path);
  const thumb = await save(sharp(small), 'thumb', thumbSide, 74);
  const pixel = await sharp(small).flatten({ background: '#808080' }).resize(1, 1).raw().toBuffer();
  return {
    width: full.width,
    height: full.height,
    placeholder: `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`,
    variants: { full, thumb },
  };
}
