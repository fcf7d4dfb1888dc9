import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Backend } from '../../context.ts';
import { Refusal } from '../../http/failures.ts';
import { allLimits } from '../../config/limits.ts';
import { fileName } from './file-name.ts';
import { magicLength } from './picture-kind.ts';
import { tooLarge } from './upload-refusals.ts';

/** A part with a file: how long it is, and how it begins. */
interface ReceivedFile {
  path: string;
  bytes: number;
  head: Buffer;
  /** As the device calls it; null where nothing of it can be kept. */
  name: string | null;
}

/** The parts of a multipart request; their bytes are in the incoming folder. */
export interface Received {
  fields: Record<string, string>;
  file: ReceivedFile | null;
  /** The picture that stands for a video. */
  poster: ReceivedFile | null;
  /** First seconds of a video; of one that is too large, not all is kept. */
  clip: ReceivedFile | null;
}

/** Bytes around a file: boundaries, heads and the few fields. */
const envelope = 65_536;
const fieldLimit = 1_024;
const fieldCount = 10;
/** Files by any name: the picture or video, its poster, its clip, and one that is left out. */
const fileCount = 4;
/** Most headers of a part; a browser sends two or three. */
const headerCount = 16;
const isMultipart = /^multipart\/form-data;.*\bboundary=/i;
/**
 * Limits of which the first excess ends the parser: what it skips costs as much as what it reads.
 */
const tooMany = ['partsLimit', 'filesLimit', 'fieldsLimit'] as const;

/** Folder of uploads until they are made ready. */
export const incomingDir = ({ mediaDir }: Backend) => path.join(mediaDir, 'incoming');

/**
 * Writes the `file` part, a `poster` and a `clip` to disk as they arrive, at most `maxBytes` and one more of it (then it is
 * too large), and passes it on; afterwards what `use` has not moved away is gone, whatever
 * happened.
 */
export async function receive<Answer>(
  backend: Backend,
  request: Request,
  maxBytes: number,
  use: (received: Received) => Promise<Answer>,
): Promise<Answer> {
  const type = request.headers.get('content-type') ?? '';
  if (!isMultipart.test(type) || !request.body)
    return use({ fields: {}, file: null, poster: null, clip: null });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + envelope) throw tooLarge();
  await mkdir(incomingDir(backend), { recursive: true });
  const target = path.join(incomingDir(backend), `${randomUUID()}.part`);
  const handle = await open(target, 'wx');
  try {
    const body = counted(request.body, maxBytes + envelope);
    const received = await parse(body, type, { path: target, handle, maxBytes });
    await handle.close();
    return await use(received);
  } finally {
    await handle.close().catch(() => {});
    await removeParts(target);
  }
}

/** Path of a video's poster, beside the video. */
export const posterOf = (file: string) => `${file}.poster`;

/** Path of a video's clip, beside the video. */
export const clipOf = (file: string) => `${file}.clip`;

const placesOf = (file: string) => ({ file, poster: posterOf(file), clip: clipOf(file) });
const isPart = (name: string): name is keyof ReturnType<typeof placesOf> =>
  Object.hasOwn(placesOf(''), name);

/** Paths of a received file and of what came with it. */
export const partsOf = (file: string): string[] => Object.values(placesOf(file));

/** Removes a received file and what came with it; none of them missing matters. */
async function removeParts(file: string): Promise<void> {
  for (const part of partsOf(file)) await rm(part, { force: true });
}

interface Target {
  path: string;
  handle: FileHandle;
  /** One byte more than these is written: then the file is too large. */
  maxBytes: number;
}

/** Throws 400 for a body that is malformed or ends too soon, and what the disk or `body` throws. */
async function parse(body: AsyncIterable<Uint8Array>, type: string, target: Target) {
  const received: Received = { fields: {}, file: null, poster: null, clip: null };
  const parser = parserOf(type, target.maxBytes);
  const parts: { stream: Readable; written: Promise<void> }[] = [];
  let diskFailure: unknown;
  parser.on('field', (name: string, value: string) => {
    received.fields[name] = value;
  });
  parser.on('file', (name: string, stream: Readable, called?: string) => {
    if (!isPart(name) || received[name]) {
      if (name === 'file') parser.destroy(new Error('There is more than one file.'));
      // The parser itself reports the stream's end and its failure.
      stream.on('error', () => {}).resume();
      return;
    }
    const part = {
      path: placesOf(target.path)[name],
      bytes: 0,
      head: Buffer.alloc(0),
      name: fileName(called),
    };
    received[name] = part;
    const written = write(stream, part, {
      given: name === 'file' ? target.handle : null,
      most: name === 'clip' ? allLimits.clip_max_bytes : target.maxBytes + 1,
      onFailure: (error) => {
        diskFailure = error;
        parser.destroy();
      },
    });
    // A cut body fails the part and the parser alike: the parser's own failure is the one awaited.
    written.catch(() => {});
    parts.push({ stream, written });
  });
  try {
    await pipeline(Readable.from(body), parser);
  } catch (error) {
    for (const { stream } of parts) stream.destroy();
    if (error instanceof Refusal || diskFailure !== undefined) throw diskFailure ?? error;
    throw notMultipart();
  }
  await Promise.all(parts.map(async ({ written }) => written));
  return received;
}

const notMultipart = () => new Refusal(400, { message: 'The request body is not multipart.' });

/** Throws 400 for a type that no parser takes, as one with an endless boundary. */
function parserOf(type: string, maxBytes: number) {
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        parts: fieldCount + fileCount,
        fields: fieldCount,
        files: fileCount,
        headerPairs: headerCount,
        fieldNameSize: fieldLimit,
        fieldSize: fieldLimit,
        fileSize: maxBytes + 1,
      },
    });
    for (const limit of tooMany)
      parser.on(limit, () => parser.destroy(new Error(`Too many parts: ${limit}.`)));
    return parser;
  } catch {
    throw notMultipart();
  }
}

interface Writing {
  given: FileHandle | null;
  /** Bytes after which the rest is counted, and not written. */
  most: number;
  onFailure: (error: unknown) => void;
}

async function write(stream: Readable, file: ReceivedFile, writing: Writing): Promise<void> {
  const handle = writing.given ?? (await open(file.path, 'wx'));
  try {
    await writeParts(stream, file, handle, writing);
  } finally {
    if (!writing.given) await handle.close();
  }
}

async function writeParts(
  stream: Readable,
  file: ReceivedFile,
  handle: FileHandle,
  { most, onFailure }: Writing,
): Promise<void> {
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    if (file.head.length < magicLength)
      file.head = Buffer.concat([file.head, bytes]).subarray(0, magicLength);
    file.bytes += bytes.length;
    if (file.bytes > most) continue;
    await handle.writeFile(bytes).catch((error: unknown) => {
      onFailure(error);
      throw error;
    });
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
