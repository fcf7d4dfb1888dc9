import Cookies from 'js-cookie';
import { isServerFull, type Failure } from '#machines/lib/failure.ts';
import type {
  UploadedPicture,
  UploadReason,
  UploadStatus,
  UploadInput,
} from '#machines/media/uploaded.types.ts';
import type { UploadAnswer } from '#src/contract/media/file.ts';
import { failureOf, isSessionOfOther } from '../lib/failures.ts';
import type { Http, PageMember } from '../lib/http.types.ts';
import { refusalOf } from './upload-reason.ts';
import { toUploaded } from './uploaded.ts';
import { fieldOf, orNull, sureText } from '../lib/reader.ts';
import { fileAnswer } from './wire-library.ts';

/** Dependencies of uploads; `origin` is the API's, empty for the page's own. */
export interface FileCalls {
  readonly http: Http;
  readonly origin: string;
  readonly member: PageMember;
}

/** Metadata of a video, read on the device before it is sent. */
export interface Clip {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** A picture out of it that stands for it. */
  readonly poster: Blob;
  /** Its first seconds, small and without sound; null where the device has no way to make them. */
  readonly preview: Blob | null;
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
  { origin, member }: FileCalls,
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
    const memberId = member.id();
    if (memberId !== null) xhr.setRequestHeader('X-Member-ID', String(memberId));
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => {
      const { status, statusText, responseText } = xhr;
      const named = ['Retry-After', 'Date'] as const;
      const headers = new Headers(named.map((name) => [name, xhr.getResponseHeader(name) ?? '']));
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
  if (failure.kind === 'sessionChanged') return { kind: 'offline' };
  if (failure.kind === 'unauthenticated') return { kind: 'sessionOver' };
  if (failure.kind === 'throttled') return { kind: 'busy', retryAfter: failure.retryAfter };
  if (failure.kind === 'unavailable') {
    const { status, retryAfter } = failure;
    const rest = retryAfter === null ? {} : { retryAfter };
    if (status === undefined) return { kind: 'offline' };
    return { kind: isServerFull(failure) ? 'serverFull' : 'busy', ...rest };
  }
  return refusalOf(answer.body, answer.statusText || String(answer.status));
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
    if (clip.preview) form.set('clip', clip.preview, 'clip');
  }
  form.set('file', source, source.name);
  let answer = await send(calls, form, onProgress, signal);
  if (answer?.status === 419) {
    await calls.http.get('/sanctum/csrf-cookie').catch(() => undefined);
    answer = await send(calls, form, onProgress, signal);
  }
  if (answer === null) return { reason: { kind: 'offline' } };
  if (isSessionOfOther(answer)) calls.member.doubt();
  // Runs after the caller has the answer, as in `Http`.
  if (answer.status === 401) setTimeout(calls.member.over);
  const hash = answer.status < 300 || answer.status === 409 ? hashIn(answer.body) : null;
  return hash === null ? { reason: whyNot(answer) } : { hash };
}

interface FileState {
  readonly status: Extract<UploadStatus, 'processing' | 'ready' | 'failed'>;
  /** Reason why it failed, or waits. */
  readonly error: string | null;
}

/** `GET /api/v1/files/{hash}`. */
export async function fetchFile(
  { http }: Omit<FileCalls, 'member'>,
  hash: string,
): Promise<FileState & UploadedPicture> {
  const answer = await http.get<unknown>(`${path}/${hash}`);
  const about = fieldOf(answer, 'data');
  const isThere = typeof about === 'object' && about !== null;
  const { data } = fileAnswer({ data: isThere ? { hash, ...about } : about });
  const error = orNull(sureText)(fieldOf(answer, 'error'));
  return { status: data.status, error, ...toUploaded(data) };
}
