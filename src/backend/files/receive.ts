import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../context.ts';
import { Refusal } from '../http/failures.ts';
import { BrokenMultipart, boundaryOf, readParts } from './multipart.ts';
import { magicLength } from './picture-kind.ts';
import { tooLarge } from './upload-refusals.ts';

/** What a multipart call brought; its bytes lie in the folder of what is incoming. */
export interface Received {
  fields: Record<string, string>;
  file: { path: string; bytes: number; head: Buffer } | null;
}

/** Bytes around a file: boundaries, heads and the few fields. */
export const envelope = 65_536;
const fieldLimit = 1_024;

/** Where uploads wait until they are made ready. */
export const incomingDir = ({ mediaDir }: Backend) => path.join(mediaDir, 'incoming');

/**
 * Writes the `file` part to disk as it arrives, at most `maxBytes` and one more of it (then it is too
 * large), and passes it on; afterwards what `use` has not moved away is gone, whatever happened.
 */
export async function receive<Answer>(
  backend: Backend,
  request: Request,
  maxBytes: number,
  use: (received: Received) => Promise<Answer>,
): Promise<Answer> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (boundary === null || !request.body) return use({ fields: {}, file: null });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + envelope) throw tooLarge();
  await mkdir(incomingDir(backend), { recursive: true });
  const target = path.join(incomingDir(backend), `${randomUUID()}.part`);
  const handle = await open(target, 'wx');
  try {
    const fields: Record<string, string> = {};
    let file: Received['file'] = null;
    await readParts(counted(request.body, maxBytes + envelope), boundary, ({ name, filename }) => {
      if (filename === null || name !== 'file') {
        const isKept = filename === null && Object.keys(fields).length < 10;
        return (bytes) => {
          if (!isKept) return;
          fields[name] = `${fields[name] ?? ''}${bytes.toString('utf8')}`.slice(0, fieldLimit);
        };
      }
      if (file) throw new BrokenMultipart('There is more than one file.');
      const taken = { path: target, bytes: 0, head: Buffer.alloc(0) };
      file = taken;
      return async (bytes) => {
        if (taken.head.length < magicLength)
          taken.head = Buffer.concat([taken.head, bytes]).subarray(0, magicLength);
        taken.bytes += bytes.length;
        if (taken.bytes <= maxBytes) await handle.writeFile(bytes);
      };
    });
    await handle.close();
    return await use({ fields, file });
  } catch (error) {
    if (!(error instanceof BrokenMultipart)) throw error;
    throw new Refusal(400, { message: 'The request body is not multipart.' });
  } finally {
    await handle.close().catch(() => {});
    await rm(target, { force: true });
  }
}

async function* counted(body: ReadableStream<Uint8Array>, most: number) {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > most) throw tooLarge();
    yield chunk;
  }
}
