import { readdirSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Browser } from '../auth/browser.ts';
import { testOrigin, type TestBackend } from '../harness.ts';

/** A picture of one colour. */
export const picture = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } });
export const jpeg = () => picture().jpeg().toBuffer();

/** `POST /api/v1/files` as a browser sends it, or with a body that comes bit by bit. */
export async function upload(
  backend: TestBackend,
  browser: Browser,
  bytes: Uint8Array | null,
  fields: Record<string, string> = {},
  stream?: ReadableStream,
) {
  const form = new FormData();
  const all = { purpose: 'message', upload_id: randomUUID(), ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (bytes) form.set('file', new File([new Uint8Array(bytes)], 'a "lake" ü.jpg'));
  const plain = new Request(testOrigin, { method: 'POST', body: form });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return backend.fetch('/api/v1/files', {
    method: 'POST',
    body: stream ?? (await plain.arrayBuffer()),
    // @ts-expect-error -- Node asks for it with a stream, the DOM's types do not know it
    duplex: 'half',
    headers: {
      Accept: 'application/json',
      Origin: testOrigin,
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      'Content-Type': plain.headers.get('content-type') ?? '',
      Cookie: cookie,
    },
  });
}

/** What waits to be made ready. */
export const incoming = (backend: TestBackend) =>
  readdirSync(path.join(backend.mediaDir, 'incoming'));
