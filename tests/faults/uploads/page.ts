import { request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import { createHttp } from '#src/api/lib/http.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { SeededFile } from './seeded-file.ts';

/** Times by which the clock of the page is faster than that of its server. */
const haste = 5;
/** Milliseconds from which a wait of the page is shortened. */
const longWait = 500;
/** Milliseconds of the page for which it waits for an answer that is not one of the upload's. */
const patience = 6_000_000;

const cookies = new Map<string, string>();
/** Origin of the page, as it is said to the server. */
let origin = '';

const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ');
const keep = (lines: readonly string[]) => {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
};

/** Sends the parts of a body with the socket's own pace, and says how far it is. */
async function sendBody(call: ClientRequest, body: Blob, moved: (bytes: number) => void) {
  const chunks =
    body instanceof SeededFile ? body.chunks() : [Buffer.from(await body.arrayBuffer())];
  const write = writerOf(call);
  let sent = 0;
  for (const chunk of chunks) {
    if (call.destroyed) return;
    await write(chunk);
    sent += chunk.length;
    moved(sent);
  }
  call.end();
}

/** Writes bytes, and resolves once they have left, or never will. */
export function writerOf(call: ClientRequest): (bytes: Buffer) => Promise<void> {
  const closed = new Promise<void>((resolve) => {
    call.once('close', () => resolve());
  });
  return (bytes) =>
    Promise.race([closed, new Promise<void>((resolve) => void call.write(bytes, () => resolve()))]);
}

/** As much of a browser's `XMLHttpRequest` as the client of tus uses, over a socket of Node. */
class PageRequest {
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  withCredentials = false;
  status = 0;
  responseText = '';
  private call: ClientRequest | null = null;
  private readonly headers: Record<string, string> = {};
  private said: IncomingHttpHeaders = {};
  private isOver = false;
  private address = '';
  private method = '';

  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    const value = this.said[name.toLowerCase()];
    return value === undefined ? null : [value].flat().join(', ');
  }

  abort() {
    this.isOver = true;
    this.call?.destroy();
  }

  send(body: Blob | null) {
    const length = body?.size ?? 0;
    const call = request(this.address, {
      method: this.method,
      agent: false,
      headers: {
        ...this.headers,
        Origin: origin,
        Cookie: cookieHeader(),
        'Content-Length': length,
      },
    });
    this.call = call;
    const failed = (error: unknown) => {
      if (!this.isOver) this.onerror?.(error);
      this.isOver = true;
    };
    call.on('error', failed);
    call.on('response', (answer) => {
      this.said = answer.headers;
      this.status = answer.statusCode ?? 0;
      answer.setEncoding('utf8').on('data', (text: string) => (this.responseText += text));
      answer.on('error', failed).on('end', () => {
        if (!this.isOver) this.onload?.();
        this.isOver = true;
      });
    });
    const moved = (loaded: number) =>
      this.upload.onprogress?.({ lengthComputable: true, loaded, total: length });
    void sendBody(call, body ?? new Blob([]), moved).catch(failed);
  }
}

/** A video that the device can read, as far as its facts go. */
class DeviceVideo extends EventTarget {
  readonly duration = 3;
  readonly videoWidth = 640;
  readonly videoHeight = 360;
  set src(_: string) {
    setImmediate(() => this.dispatchEvent(new Event('loadedmetadata')));
  }
  set currentTime(_: number) {
    setImmediate(() => this.dispatchEvent(new Event('seeked')));
  }
  removeAttribute() {}
}

async function devicePoster(): Promise<Blob> {
  const background = '#204060';
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}

/** Events of the device, as that it has a network again. */
const device = new EventTarget();
export const saysOnline = () => device.dispatchEvent(new Event('online'));

/** Globals of a browser that the client needs; long waits of the page are `haste` times shorter. */
async function globalsOf(home: string): Promise<Record<string, unknown>> {
  const poster = await devicePoster();
  const canvas = { getContext: () => null, toBlob: (take: (made: Blob) => void) => take(poster) };
  const { setTimeout: wait, fetch: ask } = globalThis;
  return {
    XMLHttpRequest: PageRequest,
    location: new URL(home),
    addEventListener: device.addEventListener.bind(device),
    removeEventListener: device.removeEventListener.bind(device),
    document: {
      createElement: (name: string) => (name === 'video' ? new DeviceVideo() : canvas),
      get cookie() {
        return cookieHeader();
      },
    },
    setTimeout: (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) =>
      wait(run, milliseconds >= longWait ? milliseconds / haste : milliseconds, ...given),
    fetch: async (address: string | URL, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Origin', origin);
      headers.set('Cookie', cookieHeader());
      const answer = await ask(new URL(address, home), { ...init, headers });
      keep(answer.headers.getSetCookie());
      return answer;
    },
  };
}

/** Makes this process a page of a member at `home`, and gives its client and the way back. */
export async function openPage(home: string, who = 'ada') {
  const before = new Map<string, PropertyDescriptor | undefined>();
  for (const [name, value] of Object.entries(await globalsOf(home))) {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  origin = home;
  cookies.clear();
  const http = createHttp({ origin: home, timeout: patience });
  await http.get('/sanctum/csrf-cookie');
  await http.post('/login', { email: `${who}@fanfare.test`, password: demoPassword });
  const close = () => {
    for (const [name, known] of before) {
      if (known) Object.defineProperty(globalThis, name, known);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
  return { http, close };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
