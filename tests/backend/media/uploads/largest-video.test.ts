import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { configAnswer } from '#src/contract/app/config.ts';
import { runtimeConfigOf } from '#src/backend/web/runtime-config.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { film } from './films.ts';
import { begin, begun, patch } from './resumable-client.ts';
import { jpeg, upload } from './uploading.ts';

const mebi = 1_048_576;
const refusal = { errors: { file: ['The file field must not be greater than 1024 kilobytes.'] } };
const facts = { purpose: 'post', duration: '12', width: '640', height: '360' };
let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend({ env: { LARGEST_VIDEO: '1' } });
  ada = await signedIn(backend, 'ada');
});

it('is said to clients, as it was set', async () => {
  const { limits } = configAnswer.parse(await (await ada.get('/api/v1/config')).json());
  expect(limits.video_max_bytes).toBe(mebi);
  expect(runtimeConfigOf(backend, new URL(testOrigin)).limits.video_max_bytes).toBe(mebi);
  const answer = await backend.fetch('/api/v1/uploads', { method: 'OPTIONS' });
  expect(answer.headers.get('tus-max-size')).toBe(String(mebi));
});

it('refuses a larger one at its creation, and one as large is taken', async () => {
  const own = { ...facts, upload_id: randomUUID() };
  const poster = await jpeg();
  const beside = await begun(backend, ada, poster.length, { ...own, part: 'poster' });
  await patch(backend, ada, beside, 0, poster);
  const said = { ...own, filetype: 'video/mp4' };
  const refused = await begin(backend, ada, mebi + 1, said);
  expect([refused.status, await refused.json()]).toMatchObject([422, refusal]);
  const address = await begun(backend, ada, mebi, said);
  expect((await patch(backend, ada, address, 0, film('mp4', mebi))).status).toBe(200);
});

it('refuses a larger one that comes as a form', async () => {
  const poster = await jpeg();
  const bytes = film('mp4', mebi + 1);
  const answer = await upload(backend, ada, bytes, facts, undefined, undefined, poster);
  expect([answer.status, await answer.json()]).toMatchObject([422, refusal]);
});
