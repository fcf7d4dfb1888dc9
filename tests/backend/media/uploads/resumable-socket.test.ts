import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { begun, offsetOf, patch, tus } from './resumable-client.ts';
import { film } from './films.ts';

let backend: TestBackend;
let ada: Browser;
let server: ReturnType<typeof serve>;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  server = serve({ fetch: createApp(backend).fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** Begins a PATCH over a socket, which says how long its body will be. */
function sending(address: string, offset: number, length: number): ClientRequest {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const { port } = server.address() as AddressInfo;
  return request({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: address,
    headers: {
      Origin: testOrigin,
      'X-XSRF-TOKEN': decodeURIComponent(ada.cookies.get('XSRF-TOKEN') ?? ''),
      Cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': length,
      'Upload-Offset': offset,
    },
  });
}

const offsetNow = async (address: string) =>
  Number(offsetOf(await tus(backend, ada, 'HEAD', address)));

it('keeps what came over a socket that was torn down, and goes on at once', async () => {
  const bytes = film('webm', 3_000_000);
  const address = await begun(backend, ada, bytes.length, { purpose: 'post' });
  const cut = sending(address, 0, bytes.length).on('error', () => undefined);
  cut.write(bytes.subarray(0, 1_000_000));
  await expect.poll(() => offsetNow(address)).toBe(1_000_000);
  cut.destroy();
  const rest = await patch(backend, ada, address, 1_000_000, bytes.subarray(1_000_000, 2_000_000));
  expect([rest.status, offsetOf(rest)]).toEqual([204, '2000000']);
});
