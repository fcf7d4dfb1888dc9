import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { uploadFields, type UploadFields } from '#src/contract/media/file.ts';
import { allLimits, limits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import { afterLatest } from '../../db/after-latest.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { users } from '../../db/schema/users.ts';
import { errorText } from '../../lib/error-text.ts';
import { contentMark } from './content-mark.ts';
import { isUnfinished } from './outcome.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureKind } from './picture-kind.ts';
import { processFile } from './process.ts';
import type { Received } from './receive.ts';
import { storageTaken } from './resumable-quota.ts';
import { moveIn, removeSource } from './source.ts';
import { fileTexts, refusedUpload, tooLargeText } from './upload-refusals.ts';
import { unreadFacts } from './unread.ts';
import { isContent } from './use.ts';
import { videoKind } from './video-kind.ts';

interface Stored {
  row: FileRow;
  /** False when this `upload_id` has its file already. */
  isNew: boolean;
}

/** Keeps what was received under a new hash, or finds the file that this intent made before. */
export async function storeUpload(
  backend: Backend,
  ownerId: number,
  received: Received,
): Promise<Stored> {
  const fields = readFields(received);
  const { file } = received;
  if (!file || file.bytes === 0) throw refusedUpload({ file: [fileTexts.required] });
  const facts = await factsOf(backend, fields, file, received.poster);
  const beside = partsBeside(facts, received);
  const row = await claim(backend, {
    hash: randomBytes(20).toString('hex'),
    ownerId,
    name: file.name,
    purpose: fields.purpose,
    status: 'processing',
    ...facts,
    placeholder: '#808080',
    bytes: file.bytes + (beside.poster?.bytes ?? 0) + (beside.clip?.bytes ?? 0),
    variants: {},
    uploadId: fields.upload_id,
    contentMark: isContent(fields) ? await contentMark(file.path) : null,
    error: null,
    createdAt: backend.clock(),
  });
  if (!row.isNew) return row;
  await moveInOrLeave(backend, row.row, { file, ...beside });
  void processFile(backend, row.row);
  return row;
}

/** A file whose bytes the store did not take is none: its intent may be sent again at once. */
async function moveInOrLeave(
  backend: Backend,
  { hash }: FileRow,
  parts: Omit<Received, 'fields'>,
): Promise<void> {
  try {
    await moveIn(backend, hash, parts);
  } catch (error) {
    await forget(backend, hash).catch((failure: unknown) =>
      backend.log.warn('parts of an upload are left', { hash, error: errorText(failure) }),
    );
    throw error;
  }
}

async function forget(backend: Backend, hash: string): Promise<void> {
  await backend.db.delete(files).where(isUnfinished(hash));
  await removeSource(backend, hash);
}

/** Poster and clip that are kept beside a file: of a video whose device read it. */
export const partsBeside = (
  { duration }: Pick<FileRow, 'duration'>,
  received: Received,
): Pick<Received, 'poster' | 'clip'> =>
  duration === null
    ? { poster: null, clip: null }
    : { poster: received.poster, clip: clipIn(received) };

/** First seconds of a video, where they are a film that is small enough; else it is taken without them. */
function clipIn({ clip }: Received): Received['clip'] {
  const mime = clip && clip.bytes <= allLimits.clip_max_bytes ? videoKind(clip.head) : null;
  return mime === 'video/mp4' || mime === 'video/webm' ? clip : null;
}

/** Fields that came as texts; throws 422 with all that are wrong. */
export function readFields({ fields }: Pick<Received, 'fields'>): UploadFields {
  const read = uploadFields.safeParse(fields);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path: [name] }) => String(name)));
  throw refusedUpload(
    Object.fromEntries(
      [...wrong].map((name) => [
        name,
        [`The ${name.replace('_', ' ')} field ${fields[name] ? 'is invalid' : 'is required'}.`],
      ]),
    ),
  );
}

type File = NonNullable<Received['file']>;

/**
 * Type and size of a file; throws 422 for one that is not taken for its purpose. A video may say
 * nothing of itself where ffmpeg reads it.
 */
export async function factsOf(
  { settings: { videoMaxBytes }, ffmpeg }: Pick<Backend, 'settings' | 'ffmpeg'>,
  fields: UploadFields,
  file: File,
  poster: Received['poster'],
) {
  const takesVideo = isContent(fields);
  const video = takesVideo ? videoKind(file.head) : null;
  if (video !== null) {
    if (file.bytes > videoMaxBytes) throw refusedUpload({ file: [tooLargeText(videoMaxBytes)] });
    const facts = await factsOfVideo(fields, poster, ffmpeg !== null);
    return { type: 'video' as const, mime: video, ...facts };
  }
  if (file.bytes > limits.upload_max_bytes) throw refusedUpload({ file: [fileTexts.large] });
  const mime = pictureKind(file.head);
  if (mime === null)
    throw refusedUpload({ file: [takesVideo ? fileTexts.kindOfContent : fileTexts.kind] });
  return {
    type: 'image' as const,
    mime,
    duration: null,
    ...(await measurePicture(file.path, mime)),
  };
}

/** Its device says how long and how large a video is, and sends a poster; or it is read here. */
async function factsOfVideo(fields: UploadFields, poster: Received['poster'], isReadHere: boolean) {
  const facts = saidOfVideo(fields, isReadHere);
  if (facts === null) return unreadFacts;
  const mime = poster && poster.bytes <= limits.upload_max_bytes ? pictureKind(poster.head) : null;
  if (!poster || mime === null) throw refusedUpload({ poster: [fileTexts.poster] });
  await measurePicture(poster.path, mime, 'poster');
  return facts;
}

/**
 * Length in seconds and size in pixels that a device says of its video. Without any of them null
 * where it is read here; throws 422 that names those that are missing else.
 */
export function saidOfVideo({ duration, width, height }: UploadFields, isReadHere: boolean) {
  const missing = Object.entries({ duration, width, height }).filter(([, value]) => !value);
  if (isReadHere && missing.length === 3) return null;
  if (!duration || !width || !height)
    throw refusedUpload(
      Object.fromEntries(missing.map(([name]) => [name, [`The ${name} field is required.`]])),
    );
  return { duration, width, height };
}

type NewFile = typeof files.$inferInsert & { bytes: number };

/**
 * One row for one intent, also when two calls send it at once; a failed one may be tried anew. The
 * owner is locked meanwhile, so that many at once do not exceed the storage together.
 */
const claim = ({ db, settings }: Backend, values: NewFile): Promise<Stored> =>
  db.transaction(async (tx) => {
    const { hash: _, ...anew } = values;
    const own = eq(files.ownerId, values.ownerId);
    const same = and(own, eq(files.uploadId, values.uploadId ?? ''));
    await tx.select().from(users).where(eq(users.id, values.ownerId)).for('no key update');
    const [known] = await tx.select().from(files).where(same);
    if (known && known.status !== 'failed') return { row: known, isNew: false };
    const taken = await storageTaken(tx, values.ownerId, values.uploadId ?? null);
    if (taken + values.bytes > settings.storagePerMember)
      throw refusedUpload({ file: [fileTexts.full] });
    const createdAt = afterLatest(
      values.createdAt,
      sql`select max(created_at) from files where owner_id = ${values.ownerId}`,
    );
    const [row] = known
      ? await tx
          .update(files)
          .set({ ...anew, createdAt })
          .where(same)
          .returning()
      : await tx
          .insert(files)
          .values({ ...values, createdAt })
          .returning();
    if (!row) throw new Error('The file was not kept.');
    return { row, isNew: true };
  });
