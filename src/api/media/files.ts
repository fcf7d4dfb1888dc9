import type { UploadedPicture, UploadStatus } from '#machines/media/uploaded.types.ts';
import type { Answer } from '../lib/failures.ts';
import { toUploaded } from './uploaded.ts';
import { fieldOf, orNull, sureText } from '../lib/reader.ts';
import {
  answerOf,
  endOf,
  hashIn,
  saidOfClip,
  sendHeaders,
  withCookie,
  type FileCalls,
  type SendEnd,
  type Sending,
} from './send.ts';
import { fileAnswer } from './wire-library.ts';

const path = '/api/v1/files';

/** XHR, because fetch reports no upload progress (contract §8.3); null is no answer. */
const send = (
  calls: FileCalls,
  form: FormData,
  { onProgress, signal }: Sending,
): Promise<Answer | null> =>
  new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', `${calls.origin}${path}`);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(sendHeaders(calls)))
      xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () =>
      resolve(
        answerOf(xhr.status, xhr.statusText, xhr.responseText, (name) =>
          xhr.getResponseHeader(name),
        ),
      ),
    );
    for (const end of ['error', 'abort', 'timeout']) xhr.addEventListener(end, () => resolve(null));
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });

/**
 * `POST /api/v1/files`: the hash of the file, also of the one that an earlier try with the same id
 * made (409), or why there is none.
 */
export async function uploadFile(calls: FileCalls, sending: Sending): Promise<SendEnd> {
  const { clip, input } = sending;
  const form = new FormData();
  form.set('purpose', input.purpose);
  form.set('upload_id', input.id);
  for (const [name, value] of Object.entries(saidOfClip(clip))) form.set(name, value);
  if (clip) {
    form.set('poster', clip.poster, 'poster.jpg');
    if (clip.preview) form.set('clip', clip.preview, 'clip');
  }
  form.set('file', input.source, input.source.name);
  const answer = await withCookie(calls, () => send(calls, form, sending));
  if (answer === null) return { interrupted: true };
  const hash = answer.status < 300 || answer.status === 409 ? hashIn(answer.body) : null;
  return hash === null ? endOf(answer) : { hash };
}

/** Milliseconds after which an answer about a duplicate is not waited for: the file is sent. */
const patience = 10_000;

/** `GET /api/v1/files/known`: the member's newest file with these bytes, by its hash, or null. */
export async function fetchKnown(
  { http }: Omit<FileCalls, 'member'>,
  { mark, id }: { readonly mark: string; readonly id: string },
  signal: AbortSignal,
): Promise<{ readonly hash: string } | null> {
  const answer = await http.get<unknown>(`${path}/known`, {
    query: { mark, upload_id: id },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  const hash = fieldOf(fieldOf(answer, 'data'), 'hash');
  return typeof hash === 'string' ? { hash } : null;
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
