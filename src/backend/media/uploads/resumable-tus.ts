import type { Readable } from 'node:stream';
import { mkdir, open } from 'node:fs/promises';
import { FileStore } from '@tus/file-store';
import { DataStore, Server, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { unfinishedUploads } from '../../db/schema/unfinished-uploads.ts';
import { conflict, notFound, Refusal } from '../../http/failures.ts';
import { arrivedBytes, bytesOf, piecesDir } from './resumable-bytes.ts';
import { untilSilent } from './resumable-body.ts';
import { uploadLocks } from './resumable-lock.ts';
import { writeAll, writePieces } from './resumable-pieces.ts';

/** Path below which uploads in pieces have their addresses. */
export const uploadsPath = '/api/v1/uploads';
/** Carries the number of a row, which was looked up by us, to the protocol's server. */
const idHeader = 'x-upload-row';
/** Headers of the protocol; no other reaches its server. */
const passed = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

/** Bytes in the folder, all else in the rows; errors of the disk reach the caller as they are. */
class Pieces extends FileStore {
  constructor(private readonly backend: Backend) {
    super({ directory: piecesDir(backend), configstore: rowsOf(backend) });
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const handle = await open(bytesOf(this.backend, id), 'r+');
    try {
      let at = offset;
      for await (const bytes of readable as AsyncIterable<Buffer>) {
        await writeAll(handle, bytes, at);
        at += bytes.length;
      }
      return at;
    } finally {
      await handle.close();
    }
  }
}

/** Bytes in the bucket, all else in the rows; an upload without a piece is empty. */
class BucketPieces extends DataStore {
  constructor(private readonly backend: Backend) {
    super();
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await rowsOf(this.backend).get(id);
    if (!row) throw notFound();
    row.offset = (await arrivedBytes(this.backend, id)) ?? 0;
    return row;
  }

  override write(readable: Readable, id: string, offset: number): Promise<number> {
    return writePieces(this.backend, id, readable as AsyncIterable<Buffer>, offset);
  }
}

/** The rows are written by `resumable.ts` alone. */
const rowsOf = ({ db }: Backend) => ({
  async get(id: string): Promise<Upload | undefined> {
    const [row] = await db.select().from(unfinishedUploads).where(eq(unfinishedUploads.id, id));
    if (!row) return undefined;
    return new Upload({ id, size: row.length, offset: 0, metadata: row.metadata });
  },
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
});

const rowIn = (request: { headers: Headers }) => request.headers.get(idHeader) ?? '';

const servers = new WeakMap<Backend, Server>();

/** The protocol's server of one backend. Its folder is made before, as it may not be able to. */
async function serverOf(backend: Backend): Promise<Server> {
  const isFolder = backend.media.folder !== null;
  if (isFolder) await mkdir(piecesDir(backend), { recursive: true });
  const known = servers.get(backend);
  if (known) return known;
  const server = new Server({
    path: uploadsPath,
    datastore: isFolder ? new Pieces(backend) : new BucketPieces(backend),
    locker: uploadLocks(backend),
    relativeLocation: true,
    // Nobody of another origin: an empty list would be everybody.
    allowedOrigins: () => false,
    // A lock that is lost ends its request at once.
    lockDrainTimeout: 1,
    namingFunction: rowIn,
    getFileIdFromRequest: rowIn,
    onResponseError: (_request, error) => {
      if ('status_code' in error) return undefined;
      throw error;
    },
  });
  servers.set(backend, server);
  return server;
}

/**
 * Has the protocol's server create the bytes of an upload (POST) or write to them (PATCH). Throws its
 * refusals as ours, 423 `upload_locked`, and what the disk throws; then all that came before is kept.
 */
export async function askTus(backend: Backend, request: Request, id: string): Promise<Response> {
  const headers = new Headers({ [idHeader]: id });
  const { method, body, url } = request;
  const isPatch = method === 'PATCH';
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null && (isPatch || name.startsWith('tus-') || name.startsWith('upload-')))
      headers.set(name, value);
  }
  const sent = isPatch && body ? { body: untilSilent(body), duplex: 'half' as const } : {};
  const server = await serverOf(backend);
  const answer = await server.handleWeb(new Request(url, { method, headers, ...sent }));
  if (answer.status >= 400) throw refusalOf(answer.status, await answer.text());
  return answer;
}

function refusalOf(status: number, text: string): Refusal {
  if (status === 404 || status === 410) return notFound();
  if (status === 409)
    return conflict('Upload-Offset is not the offset of the upload.', 'upload_offset_conflict');
  if (status === 413)
    return new Refusal(413, { message: 'The bytes go beyond the declared Upload-Length.' });
  return new Refusal(400, { message: text.trim() });
}
