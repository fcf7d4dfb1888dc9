import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { and, eq, sum } from 'drizzle-orm';
import { uploadFields, type UploadFields } from '#src/contract/file.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import { files, type FileRow } from '../db/schema/files.ts';
import { users } from '../db/schema/users.ts';
import { hasTooManyFrames, isTooCostly } from './picture-cost.ts';
import { pictureKind, type PictureMime } from './picture-kind.ts';
import { processFile, sourceOf } from './process.ts';
import type { Received } from './receive.ts';
import { fileTexts, refusedUpload } from './upload-refusals.ts';

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
  if (file.bytes > limits.upload_max_bytes) throw refusedUpload({ file: [fileTexts.large] });
  const mime = pictureKind(file.head);
  if (mime === null) throw refusedUpload({ file: [fileTexts.kind] });
  const { width, height } = await measure(file.path, mime);
  const row = await claim(backend, {
    hash: randomBytes(20).toString('hex'),
    ownerId,
    purpose: fields.purpose,
    type: 'image',
    status: 'processing',
    mime,
    width,
    height,
    placeholder: '#808080',
    bytes: file.bytes,
    variants: {},
    uploadId: fields.upload_id,
    error: null,
    createdAt: backend.clock(),
  });
  if (!row.isNew) return row;
  await rename(file.path, sourceOf(backend, row.row.hash));
  void processFile(backend, row.row);
  return row;
}

function readFields({ fields }: Received): UploadFields {
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

/** Width and height as the picture is looked at; its pixels are not read yet. */
async function measure(
  file: string,
  mime: PictureMime,
): Promise<{ width: number; height: number }> {
  if (mime === 'image/gif' && (await hasTooManyFrames(file)))
    throw refusedUpload({ file: [fileTexts.dimensions] });
  const { default: sharp } = await import('sharp');
  const seen = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!seen) throw refusedUpload({ file: [fileTexts.broken] });
  if (isTooCostly(mime, seen)) throw refusedUpload({ file: [fileTexts.dimensions] });
  const { width, height } = seen.autoOrient;
  return { width, height };
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
    const [kept] = await tx
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .where(own);
    if (Number(kept?.bytes ?? 0) + values.bytes > settings.storagePerMember)
      throw refusedUpload({ file: [fileTexts.full] });
    const [row] = known
      ? await tx.update(files).set(anew).where(same).returning()
      : await tx.insert(files).values(values).returning();
    if (!row) throw new Error('The file was not kept.');
    return { row, isNew: true };
  });
