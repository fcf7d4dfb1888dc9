import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type EventObject } from 'xstate';
import type { UploadInput } from '#machines/media/uploaded.types.ts';
import { uploadAdapter } from '#src/actors/media/upload.adapter.ts';
import { pieceBytes } from '#src/api/media/send.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { stubOf } from '#tests/lib/stub.ts';

/** A video of which the browser says that it cannot read it, or says nothing until it is let go. */
class Video extends EventTarget {
  set src(_: string) {
    if (isRead) setImmediate(() => this.dispatchEvent(new Event('error')));
  }
  removeAttribute() {}
}
let isRead = true;
let answer = { status: 201, body: {} };
/** Texts of the forms and the metadata that were sent. */
let sent: string[] = [];

/** A request that is answered as soon as it is sent. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  readonly statusText = '';
  withCredentials = false;
  open() {}
  setRequestHeader() {}
  abort() {}
  get status() {
    return answer.status;
  }
  get responseText() {
    return JSON.stringify(answer.body);
  }
  getResponseHeader = () => null;
  send(form: FormData) {
    sent.push([...form.keys()].join(' '));
    this.dispatchEvent(new Event('load'));
  }
}

const namesIn = (metadata: string | null) =>
  (metadata ?? '')
    .split(',')
    .map((pair) => pair.split(' ')[0])
    .join(' ');

beforeEach(() => {
  isRead = true;
  sent = [];
  vi.stubGlobal('document', { createElement: () => new Video(), cookie: '' });
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit) => {
    const metadata = new Headers(headers).get('Upload-Metadata');
    sent.push(`${method ?? ''} ${namesIn(metadata)}`);
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const limits = { uploadMaxBytes: 9, uploadMimes: [], videoMaxBytes: 9, videoMimes: [] };
const { sendFile } = uploadAdapter({
  http: stubOf<Http>(),
  member: { id: () => 1, doubt: () => {}, over: () => {} },
  config: { resumableUploads: true, apiOrigin: 'http://fanfare.test', limits },
}).actors;

/** Sends a video of so many bytes; what it reports comes to `reports`. */
function send(bytes: number) {
  const reports: EventObject[] = [];
  const source = new File([new Uint8Array(bytes)], 'film.mov', { type: 'video/quicktime' });
  const input: UploadInput = { id: 'a', purpose: 'post', source };
  const actor = createActor(
    setup({ actors: { sendFile } }).createMachine({
      invoke: { src: 'sendFile', input },
      on: { '*': { actions: ({ event }) => reports.push(event) } },
    }),
  ).start();
  return { actor, reports };
}

const refusal = { duration: ['The duration field is required.'] };
const ways = [
  ['as one', 9, 'purpose upload_id file'],
  ['in pieces', pieceBytes + 1, 'POST upload_id purpose part filename filetype'],
] as const;

test.each(ways)(
  'what this browser cannot read is sent without a word of it, %s',
  async (...way) => {
    const [, bytes, names] = way;
    answer = { status: 201, body: { fileHash: 'h' } };
    const { reports } = send(bytes);
    await expect.poll(() => reports).toEqual([{ type: 'file.taken', hash: 'h' }]);
    expect(sent).toEqual([names]);
  },
);

test.each(ways)(
  'where the server cannot read it either, that is its reason, %s',
  async (...way) => {
    const [, bytes, names] = way;
    answer = { status: 422, body: { message: 'No.', errors: refusal, error: refusal } };
    const { reports } = send(bytes);
    const reason = { kind: 'unreadable' };
    await expect.poll(() => reports).toEqual([{ type: 'file.refused', reason }]);
    expect(sent).toEqual([names]);
  },
);

test.each(ways)('nothing is sent of what nobody wants any more, %s', async (...way) => {
  isRead = false;
  const { actor, reports } = send(way[1]);
  await expect.poll(() => actor.getSnapshot().status).toBe('active');
  actor.stop();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => void setImmediate(done));
  expect([reports, sent]).toEqual([[], []]);
});
