import Cookies from 'js-cookie';
import type { Failure } from '#machines/lib/failure.ts';
import type {
  UploadedPicture,
  UploadInput,
  UploadReason,
  UploadStatus,
} from '#machines/media/upload.types.ts';
import type { FileAnswer, UploadAnswer } from '#src/contract/file.ts';
import { uploadErrorList } from './error-message.ts';
import { failureOf } from './failures.ts';
import type { Http } from './http.types.ts';
import { toUploaded } from './uploaded.ts';

/** What uploading needs: the client for everything else, and where the API is (empty: here). */
export interface FileCalls {
  readonly http: Http;
  readonly origin: string;
}

/** What a device reads of a video before it is sent. */
export interface Clip {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** A picture out of it that stands for it. */
  readonly poster: Blob;
}

interface Sending {
  /** Only of a video. */
  readonly clip?: Clip | undefined;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Answered {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const path = '/api/v1/files';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** XHR, because fetch reports no upload progress (contract §8.3); null is no answer. */
const send = (
  { origin }: FileCalls,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answered | null> =>
  new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', `${origin}${path}`);
    xhr.withCredentials = true;
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    xhr.setRequestHeader('X-XSRF-TOKEN', Cookies.get('XSRF-TOKEN') ?? '');
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const { status, statusText, responseText } = xhr;
      const headers = new Headers({ 'Retry-After': xhr.getResponseHeader('Retry-After') ?? '' });
      resolve({ status, statusText, headers, body: parsed(responseText) });
    });
    for (const end of ['error', 'abort', 'timeout']) xhr.addEventListener(end, () => resolve(null));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });

const hashIn = (body: unknown): string | null => {
  const said: Partial<UploadAnswer> = Object(body);
  const hash: unknown = said.fileHash;
  return typeof hash === 'string' ? hash : null;
};

const whyNot = (answer: Answered): UploadReason => {
  const failure: Failure = failureOf(answer);
  if (failure.kind === 'unauthenticated') return { kind: 'sessionOver' };
  const list = uploadErrorList(answer.body, answer.statusText || String(answer.status));
  return { kind: 'refused', list };
};

/**
 * `POST /api/v1/files`: the hash of the file, also of the one that an earlier try with the same id
 * made (409), or why there is none. A 419 is answered by one new cookie and one more try.
 */
export async function uploadFile(
  calls: FileCalls,
  { id, source, purpose }: UploadInput,
  { clip, onProgress, signal }: Sending,
): Promise<{ hash: string } | { reason: UploadReason }> {
  if (!(source instanceof Blob)) return { reason: { kind: 'unreadable' } };
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('upload_id', id);
  if (clip) {
    form.set('duration', String(clip.seconds));
    form.set('width', String(clip.width));
    form.set('height', String(clip.height));
    form.set('poster', clip.poster, 'poster.jpg');
  }
  form.set('file', source, source.name);
  let answer = await send(calls, form, onProgress, signal);
  if (answer?.status === 419) {
    await calls.http.get('/sanctum/csrf-cookie').catch(() => undefined);
    answer = await send(calls, form, onProgress, signal);
  }
  if (answer === null) return { reason: { kind: 'offline' } };
  const hash = answer.status < 300 || answer.status === 409 ? hashIn(answer.body) : null;
  return hash === null ? { reason: whyNot(answer) } : { hash };
}

/** `GET /api/v1/files/{hash}`. */
export async function fetchFile(
  { http }: FileCalls,
  hash: string,
): Promise<{ status: Extract<UploadStatus, 'processing' | 'ready' | 'failed'> } & UploadedPicture> {
  const { data } = await http.get<FileAnswer>(`${path}/${hash}`);
  return { status: data.status, ...toUploaded(data) };
}
