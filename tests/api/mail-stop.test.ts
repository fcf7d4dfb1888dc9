import { expect, test } from 'vitest';
import { createHttp } from '#src/api/lib/http.ts';
import { withMailToken } from '#src/api/settings/mail-stop.ts';
import { fakeServer, json } from './fake-server.ts';

const asking = (status: number, body: unknown) => {
  const { fetch, seen } = fakeServer(() => json(status, body));
  return { http: createHttp({ fetch, xsrfToken: () => 't' }), seen };
};

test('a link says which mails it is about and whether they come; another subject is not named', async () => {
  const { http, seen } = asking(200, { data: { subject: 'digest', is_stopped: false } });
  expect(await withMailToken(http, 'look', 'f')).toEqual({ subject: 'digest', isStopped: false });
  expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/mail_stop/look' });
  expect(JSON.parse(String(seen[0]?.body))).toEqual({ token: 'f' });
  const strange = asking(200, { data: { subject: 'raffles', is_stopped: true } });
  expect(await withMailToken(strange.http, 'press', 'f')).toEqual({
    subject: 'unnamed',
    isStopped: true,
  });
  expect(strange.seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/mail_stop/press' });
});

test('a link that was never mailed is refused', async () => {
  const { http } = asking(404, { message: 'Not found.' });
  await expect(withMailToken(http, 'look', 'f')).rejects.toEqual({ kind: 'notFound' });
});
