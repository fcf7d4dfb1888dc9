import { Upload, type DetailedError, type HttpRequest, type HttpResponse } from 'tus-js-client';
import type { UploadPart } from '#src/contract/media/resumable.ts';
import type { Answer } from '../lib/failures.ts';
import { fieldOf } from '../lib/reader.ts';
import { uploadFile } from './files.ts';
import {
  answerOf,
  endOf,
  hashIn,
  pieceBytes,
  saidOfClip,
  sendHeaders,
  withCookie,
  type Clip,
  type FileCalls,
  type SendEnd,
  type Sending,
  type Unsent,
} from './send.ts';

const path = '/api/v1/uploads';
/** Milliseconds without a byte after which a connection counts as gone; nothing is lost by that. */
const silence = 60_000;
/** Times that an upload is looked for anew within one try, as after an answer that was lost. */
const mostTurns = 3;

/** Bytes of one upload; a video has its poster, and maybe its clip, as uploads before it. */
interface Part {
  readonly part: UploadPart;
  readonly bytes: Blob;
  readonly fields: Readonly<Record<string, string>>;
  readonly onProgress?: (share: number) => void;
}

/**
 * `gone`: the upload is not there any more, or is further than was known. `hidden`: its address is
 * not for this page, as where another origin does not expose it.
 */
type PartEnd =
  | { readonly whole: true }
  | { readonly hash: string }
  | { readonly gone: true }
  | { readonly hidden: true }
  | Unsent;

interface Begun extends Answer {
  readonly address: string | null;
}

/** As the header has it: names, and the UTF-8 of their values in Base64. */
const metadataOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => {
      const bytes = String.fromCodePoint(...new TextEncoder().encode(value));
      return `${name} ${btoa(bytes)}`;
    })
    .join(',');

/** Begins an upload, or finds the one that this intent began before; null without an answer. */
const begin = (
  calls: FileCalls,
  { input: { id, purpose }, signal }: Sending,
  { part, bytes, fields }: Part,
): Promise<Begun | null> =>
  withCookie(calls, async () => {
    const said = { upload_id: id, purpose, part, ...fields };
    const answer = await fetch(`${calls.origin}${path}`, {
      method: 'POST',
      credentials: 'include',
      signal,
      headers: {
        ...sendHeaders(calls),
        'Tus-Resumable': '1.0.0',
        'Upload-Length': String(bytes.size),
        'Upload-Metadata': metadataOf(said),
      },
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!answer || typeof text !== 'string') return null;
    const { status, statusText, headers } = answer;
    const address = headers.get('Location');
    return { ...answerOf(status, statusText, text, (name) => headers.get(name)), address };
  });

const absolute = ({ origin }: FileCalls, address: string): string =>
  new URL(address, new URL(origin, location.origin)).href;

const readAnswer = (response: HttpResponse): Answer =>
  answerOf(response.getStatus(), '', response.getBody(), (name) => response.getHeader(name));

const prepare = (calls: FileCalls) => (request: HttpRequest) => {
  for (const [name, value] of Object.entries(sendHeaders(calls))) request.setHeader(name, value);
  const xhr: unknown = request.getUnderlyingObject();
  if (xhr instanceof XMLHttpRequest) xhr.withCredentials = true;
};

/** Sends the bytes that the server does not have; null without an answer. */
const sendRest = (
  calls: FileCalls,
  address: string,
  { bytes, onProgress }: Part,
  signal: AbortSignal,
): Promise<Answer | null> =>
  new Promise((resolve) => {
    const give = () => {
      void upload.abort();
      end(null);
    };
    let timer = setTimeout(give, silence);
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', give);
      resolve(answer);
    };
    const upload = new Upload(bytes, {
      uploadUrl: absolute(calls, address),
      chunkSize: pieceBytes,
      // The chart decides when it goes on.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: prepare(calls),
      onProgress: (sent, total) => {
        clearTimeout(timer);
        timer = setTimeout(give, silence);
        onProgress?.(sent / total);
      },
      onSuccess: ({ lastResponse }) => end(readAnswer(lastResponse)),
      onError: (error: Error | Partial<DetailedError>) => {
        const response = 'originalResponse' in error ? error.originalResponse : null;
        end(response ? readAnswer(response) : null);
      },
    });
    signal.addEventListener('abort', give);
    upload.start();
  });

/** The upload is not there any more, or not as far as was known: it is looked for anew. */
const isGone = ({ status, body }: Answer): boolean =>
  status === 404 || (status === 409 && fieldOf(body, 'code') === 'upload_offset_conflict');

/** The intent made a file before: answered as in `POST /api/v1/files`. */
const hashOf = (answer: Answer): string | null =>
  answer.status < 300 ? hashIn(answer.body) : null;

async function sendPart(calls: FileCalls, sending: Sending, part: Part): Promise<PartEnd> {
  const { signal, onBegun } = sending;
  const begun = await begin(calls, sending, part);
  if (begun === null) return { interrupted: true };
  const { address } = begun;
  if (begun.status >= 300) return endOf(begun);
  const known = hashOf(begun);
  if (known !== null) return { hash: known };
  if (address === null) return { hidden: true };
  onBegun?.(address);
  if (fieldOf(begun.body, 'offset') === part.bytes.size) return { whole: true };
  const answer = await withCookie(calls, () => sendRest(calls, address, part, signal));
  if (answer === null) return { interrupted: true };
  const hash = hashOf(answer);
  if (hash !== null) return { hash };
  if (answer.status < 300) return { whole: true };
  return isGone(answer) ? { gone: true } : endOf(answer);
}

const besideOf = ({ poster, preview }: Clip): readonly Part[] => [
  { part: 'poster', bytes: poster, fields: { filename: 'poster.jpg', filetype: poster.type } },
  ...(preview
    ? [
        {
          part: 'clip' as const,
          bytes: preview,
          fields: { filename: 'clip', filetype: preview.type },
        },
      ]
    : []),
];

/**
 * `POST /api/v1/uploads` and the requests of tus 1.0 after it: the bytes go in pieces, and what the
 * server has of an earlier try is not sent again. Answers as `uploadFile` does.
 */
export async function uploadInPieces(calls: FileCalls, sending: Sending): Promise<SendEnd> {
  const { input, clip, onProgress } = sending;
  const { source } = input;
  const fields = { ...saidOfClip(clip), filename: source.name, filetype: source.type };
  const parts: readonly Part[] = [
    ...(clip ? besideOf(clip) : []),
    { part: 'file', bytes: source, fields, onProgress },
  ];
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const end = await sendParts(calls, sending, parts);
    if ('hidden' in end) return uploadFile(calls, sending);
    if (!('gone' in end)) return end;
  }
  return { interrupted: true };
}

/** One after the other; a file that is whole without a hash was taken, and is looked for anew. */
async function sendParts(
  calls: FileCalls,
  sending: Sending,
  parts: readonly Part[],
): Promise<Exclude<PartEnd, { whole: true }>> {
  for (const part of parts) {
    const end = await sendPart(calls, sending, part);
    if (!('whole' in end)) return end;
  }
  return { gone: true };
}

/** `DELETE /api/v1/uploads/{id}`, by its address; what the library has stays. Tried once. */
export async function discardPieces(calls: FileCalls, address: string): Promise<void> {
  const headers = { ...sendHeaders(calls), 'Tus-Resumable': '1.0.0' };
  await fetch(absolute(calls, address), { method: 'DELETE', credentials: 'include', headers });
}
