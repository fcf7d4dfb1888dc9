import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '#src/backend/media/store/s3-settings.ts';
import { Bucket, errorAnswer, type Answer } from './s3-bucket.ts';
import { refusalOf } from './s3-signature.ts';

/**
 * Trouble of a server for one call: an error of its own, a connection that is cut in the middle
 * (`cut`), or once the call is done (`lost`), half an answer and no end (`stalled`), or no answer.
 */
type Trouble = { status: number; code: string } | 'cut' | 'lost' | 'stalled' | 'silent' | null;

export interface S3Server {
  settings: BucketSettings;
  bucket: Bucket;
  /** Calls that were allowed, as `GET uploads/a` and with `?uploadId` where it is of parts. */
  calls: string[];
  /** Names of all headers that came. */
  headers: string[];
  /** Asked at every call; `null` at first. */
  trouble: (call: string) => Trouble;
  /** True for calls that are answered to everybody, as a bucket with public rights does. */
  isPublic: (call: string) => boolean;
  /** Answers that have stalled, and that somebody still waits for. */
  stalled: number;
  /** Milliseconds by which its clock is ahead. */
  ahead: number;
  close(): Promise<void>;
}

const name = 'fanfare-test';

/**
 * A server that speaks enough of S3, gives nothing to a request that is not signed, and is tested
 * by the AWS SDK (`s3-sdk.test.ts`).
 */
export async function startS3(): Promise<S3Server> {
  const http = createServer((request, response) => void handle(running, request, response));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not on a pipe
  const { port } = http.address() as AddressInfo;
  const running: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: name,
      region: 'test-region',
      accessKeyId: 'KEYOFTESTS',
      secretAccessKey: 'secret/of+tests',
      isPathStyle: true,
    },
    bucket: new Bucket(),
    calls: [],
    headers: [],
    trouble: () => null,
    isPublic: () => false,
    stalled: 0,
    ahead: 0,
    close: async () => {
      http.closeAllConnections();
      http.close();
      if (http.listening) await once(http, 'close');
    },
  };
  return running;
}

/** Settings as the environment of a server has them. */
export const environmentOf = ({ settings }: S3Server) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

async function handle(server: S3Server, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request;
  const { pathname, searchParams: query } = new URL(url, server.settings.endpoint);
  const body = await bodyOf(request).catch(() => null);
  if (!body) return;
  const [, bucket = '', ...key] = pathname.split('/').map(decodeURIComponent);
  const call = `${method} ${key.join('/')}${query.has('uploadId') ? '?uploadId' : ''}`;
  const now = Date.now() + server.ahead;
  const refused = refusalOf({ method, url, headers, body }, server.settings, now);
  if (refused && !server.isPublic(call))
    return send(response, method, errorAnswer(refused.status, refused.code));
  if (bucket !== name) return send(response, method, errorAnswer(404, 'NoSuchBucket'));
  server.calls.push(call);
  server.headers.push(...Object.keys(headers));
  const trouble = server.trouble(call);
  if (trouble === 'silent') return;
  if (trouble !== null && typeof trouble !== 'string')
    return send(response, method, errorAnswer(trouble.status, trouble.code));
  const texts = Object.fromEntries(
    Object.entries(headers).map(([header, value]) => [header, String(value)]),
  );
  if (trouble === 'cut' && method !== 'GET') return void request.socket.destroy();
  const answer = server.bucket.answer({ method, key: key.join('/'), query, headers: texts, body });
  if (trouble === 'lost') return void request.socket.destroy();
  if (trouble === 'stalled') {
    server.stalled += 1;
    response.on('close', () => (server.stalled -= 1));
  }
  if (trouble === 'cut' || trouble === 'stalled') return sendHalf(response, answer, trouble);
  send(response, method, answer);
}

function send(response: ServerResponse, method: string, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : body);
}

/** Half of the bytes, and then the connection is gone, or nothing more comes. */
function sendHalf(
  response: ServerResponse,
  { status, headers, body = '' }: Answer,
  trouble: 'cut' | 'stalled',
): void {
  response.writeHead(status, headers);
  const half = body.slice(0, body.length / 2);
  response.write(half, () => {
    if (trouble === 'cut') setImmediate(() => response.destroy());
  });
}
