import { expect, test } from 'vitest';
import {
  askForChange,
  cancelChange,
  loadChange,
  resendMails,
  withLink,
} from '#src/api/settings/email-change.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { signalReaders } from '#src/api/app/signals.ts';
import { fakeServer, json } from './fake-server.ts';

const change = {
  email: 'ada.new@fanfare.test',
  old_confirmed: true,
  new_confirmed: false,
  expires_at: '2026-05-05T10:00:00.000Z',
  resend_in: 42,
};
const known = {
  email: change.email,
  oldConfirmed: true,
  newConfirmed: false,
  resendIn: 42,
};
const asking = (status: number, body: unknown) => {
  const { fetch } = fakeServer(() => json(status, body));
  return createHttp({ fetch, xsrfToken: () => 't' });
};

test('what waits is read from each answer; nothing is null', async () => {
  const http = asking(200, { data: change });
  expect(await loadChange(http)).toEqual(known);
  expect(await askForChange(http, change.email)).toEqual(known);
  expect(await resendMails(http)).toEqual(known);
  expect(await loadChange(asking(200, { data: null }))).toBeNull();
  expect(await cancelChange(asking(200, { data: null }))).toBeUndefined();
  await expect(loadChange(asking(404, { message: 'Not found.' }))).rejects.toEqual({
    kind: 'notFound',
  });
});

test('a link says what became of it; a word that is not known here is over', async () => {
  const link = { side: 'old', username: 'ada', email: change.email, status: 'expired' };
  expect(await withLink(asking(200, { data: link }), 'look', 'f')).toEqual(link);
  const strange = { ...link, status: 'melted' };
  expect(await withLink(asking(200, { data: strange }), 'confirm', 'f')).toMatchObject({
    status: 'replaced',
  });
});

test('the event of a change says how it stands, and one that says less has it read again', () => {
  const read = signalReaders.EmailChangeUpdated;
  expect(read?.({ status: 'changed' })).toEqual({ type: 'emailChange.updated', status: 'changed' });
  expect(read?.({})).toEqual({ type: 'emailChange.updated', status: 'pending' });
});
