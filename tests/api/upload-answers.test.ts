import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from '#src/api/media/files.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { stubOf } from '#tests/lib/stub.ts';

let said: { status: number; after?: string } = { status: 201 };

/** A request that is answered as soon as it is sent. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  readonly statusText = '';
  readonly responseText = '{"error":{"file":["English."]}}';
  withCredentials = false;
  open() {}
  setRequestHeader() {}
  abort() {}
  get status() {
    return said.status;
  }
  getResponseHeader = () => said.after ?? null;
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

const sent = () =>
  uploadFile(
    { http: stubOf<Http>(), origin: '', member: { id: () => 2, doubt: () => {}, over: () => {} } },
    {
      input: { id: 'a', purpose: 'post', source: new File(['a lake'], 'lake.jpg') },
      onProgress: () => {},
      signal: new AbortController().signal,
    },
  );

test.each([
  ['a full disk', { status: 507, after: '10' }, { kind: 'serverFull', retryAfter: 10 }],
  ['a full disk without a time', { status: 507 }, { kind: 'serverFull' }],
  ['a server that starts', { status: 503, after: '5' }, { kind: 'busy', retryAfter: 5 }],
  ['too many files at once', { status: 429, after: '7' }, { kind: 'busy', retryAfter: 7 }],
  ['a session that is over', { status: 401 }, { kind: 'sessionOver' }],
])('a file is not refused by %s', async (_, answer, reason) => {
  said = answer;
  expect(await sent()).toEqual({ reason });
});

test.each([
  ['a gateway without a server', { status: 502 }],
  ['a page of something on the way', { status: 200 }],
])('%s interrupts, and refuses nothing', async (_, answer) => {
  said = answer;
  expect(await sent()).toEqual({ interrupted: true });
});

test('a file that the server refuses keeps its words', async () => {
  said = { status: 422 };
  expect(await sent()).toEqual({ reason: { kind: 'refused', list: 'English.' } });
});
