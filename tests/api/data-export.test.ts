import { expect, test } from 'vitest';
import { askForExport, findArchive, loadExport } from '#src/api/settings/data-export.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { signalReaders } from '#src/api/app/signals.ts';
import { fakeServer, json } from './fake-server.ts';

const at = '2026-11-29T10:00:00.000Z';
const data = {
  id: 7,
  status: 'ready',
  done: 200,
  total: 200,
  bytes: 148,
  asked_at: at,
  ready_at: at,
  expires_at: at,
  next_at: null,
};
const known = {
  id: 7,
  status: 'ready',
  done: 200,
  total: 200,
  bytes: 148,
  expiresAt: at,
  nextAt: null,
};
const asking = (status: number, body: unknown) => {
  const { fetch } = fakeServer(() => json(status, body));
  return createHttp({ fetch, xsrfToken: () => 't' });
};

test('the copy is read, and that there is none', async () => {
  expect(await loadExport(asking(200, { data }))).toEqual(known);
  expect(await loadExport(asking(200, { data: null }))).toBeNull();
  expect(await askForExport(asking(200, { data: { ...data, status: 'making' } }))).toEqual({
    ...known,
    status: 'making',
  });
});

test('a server that says less is read plainly; a status that is not known can be asked for anew', async () => {
  expect(await loadExport(asking(200, { data: { id: 7, status: 'frozen' } }))).toEqual({
    id: 7,
    status: 'expired',
    done: 0,
    total: 0,
    bytes: null,
    expiresAt: null,
    nextAt: null,
  });
  expect(await loadExport(asking(200, { data: {} }))).toBeNull();
  await expect(askForExport(asking(200, { data: {} }))).rejects.toBeDefined();
  await expect(loadExport(asking(404, { message: 'Not found.' }))).rejects.toEqual({
    kind: 'notFound',
  });
  const refused = asking(409, { message: 'x', code: 'export_recent' });
  await expect(askForExport(refused)).rejects.toMatchObject({ kind: 'conflict' });
});

test('the address is what the server says, and not nothing', async () => {
  const url = '/api/v1/me/export/7/archive?signature=x';
  expect(await findArchive(asking(200, { url }), 7)).toBe(url);
  await expect(findArchive(asking(200, {}), 7)).rejects.toBeDefined();
});

test('the event says how far it is', () => {
  const progress = { status: 'making', done: 3, total: 9 };
  expect(signalReaders.ExportUpdated?.(progress)).toEqual({ type: 'export.updated', ...progress });
});
