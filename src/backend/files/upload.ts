import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { uploadFields, type UploadFields } from '#src/contract/file.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import { files, type FileRow } from '../db/schema/files.ts';
import { pictureKind } from './picture-kind.ts';
import { pixelLimit, processFile, sourceOf } from './process.ts';
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
  const { width, height } = await measure(file.path);
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
async function measure(file: string): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const seen = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!seen) throw refusedUpload({ file: [fileTexts.broken] });
  const { width, height } = seen.autoOrient;
  const pixels = width * height * (seen.pages ?? 1);
  if (!width || !height || pixels > pixelLimit)
    throw refusedUpload({ file: [fileTexts.dimensions] });
  return { width, height };
}

/** One row for one intent, also when two calls send it at once; a failed one may be tried anew. */
async function claim(backend: Backend, values: typeof files.$inferInsert): Promise<Stored> {
  const [made] = await backend.db.insert(files).values(values).onConflictDoNothing().returning();
  if (made) return { row: made, isNew: true };
  const same = and(eq(files.ownerId, values.ownerId), eq(files.uploadId, values.uploadId ?? ''));
  const { hash: _, ...anew } = values;
  const [again] = await backend.db
    .update(files)
    .set(anew)
    .where(and(same, eq(files.status, 'failed')))
    .returning();
  if (again) return { row: again, isNew: true };
  const [known] = await backend.db.select().from(files).where(same);
  if (!known) return claim(backend, values);
  return { row: known, isNew: false };
}
