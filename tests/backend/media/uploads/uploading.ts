import { readdirSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Browser } from '../../auth/browser.ts';
import { testOrigin, type TestBackend } from '../../harness.ts';

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
  contentType?: string,
  poster?: Uint8Array,
  clip?: Uint8Array,
) {
  const form = new FormData();
  const all = { purpose: 'message', upload_id: randomUUID(), ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (bytes) form.set('file', new File([new Uint8Array(bytes)], 'a "lake" ü.jpg'));
  if (poster) form.set('poster', new File([new Uint8Array(poster)], 'poster.jpg'));
  if (clip) form.set('clip', new File([new Uint8Array(clip)], 'clip.mp4'));
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
      'Content-Type': contentType ?? plain.headers.get('content-type') ?? '',
      Cookie: cookie,
    },
  });
}

/** A multipart body made by hand, so that it can be wrong, and its type. */
export function multipart(parts: { name: string; text: string; filename?: string }[]) {
  const boundary = 'made-by-hand';
  const texts = parts.map(({ name, text, filename }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  const bytes = new TextEncoder().encode(`${texts.join('')}--${boundary}--\r\n`);
  return { bytes, type: `multipart/form-data; boundary=${boundary}` };
}

export const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

/** Files that wait to be processed. */
export const incoming = (backend: TestBackend) =>
  readdirSync(path.join(backend.mediaDir, 'incoming'));
