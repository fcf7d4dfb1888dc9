import { expect, test } from 'vitest';
import { loadIdentity, openCheck } from '#src/api/settings/identity.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { signalReaders } from '#src/api/app/signals.ts';

const answering = (answer: unknown): Http => {
  const call = () => Promise.resolve(answer as never);
  return { get: call, post: call, put: call, patch: call, delete: call };
};
const none = {
  status: 'none',
  reason: null,
  provider: { name: 'Verifio' },
  since: null,
  decided_at: null,
  is_started: false,
};

test('a reason that is not known here reads as another one, and none stands without a rejection', async () => {
  const rejected = { ...none, status: 'rejected', reason: 'too_dark' };
  expect(await loadIdentity(answering({ data: rejected }))).toMatchObject({ reason: 'other' });
  const approved = { ...none, status: 'approved', reason: 'glare', is_started: true };
  expect(await loadIdentity(answering({ data: approved }))).toMatchObject({
    reason: null,
    isStarted: false,
  });
});

test('a site where nobody checks has no check to offer', async () => {
  await expect(
    loadIdentity(answering({ data: { ...none, provider: null } })),
  ).rejects.toMatchObject({ kind: 'notFound' });
  expect(
    await loadIdentity(answering({ data: { ...none, status: 'approved', provider: null } })),
  ).toMatchObject({ status: 'approved', provider: '' });
});

test('an answer without an address is none', async () => {
  expect(await openCheck(answering({ url: 'https://verifio.example/1' }))).toBe(
    'https://verifio.example/1',
  );
  await expect(openCheck(answering({}))).rejects.toThrow('The answer has no text.');
});

test('the event of a check says how it stands', () => {
  expect(signalReaders.IdentityUpdated?.({ status: 'approved' })).toEqual({
    type: 'identity.updated',
    status: 'approved',
  });
});
