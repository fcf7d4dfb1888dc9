import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { invitationMachine } from '#machines/auth/invitation.machine.ts';
import { invitationAdapter } from '#src/actors/auth/invitation.adapter.ts';
import { referralStore } from '#src/actors/auth/referral-store.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { stubHttp } from '#tests/lib/stub.ts';

const key = 'fanfare.referral';
const memory = (text?: string) => {
  const kept = new Map<string, string>(text === undefined ? [] : [[key, text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

const serverOf = (asked: string[]): Http =>
  stubHttp({
    get: async (path) => {
      asked.push(`GET ${path}`);
      return { data: null };
    },
    post: async (path, body) => {
      asked.push(`POST ${path} ${JSON.stringify(body)}`);
      return undefined;
    },
  });

const visit = async (store: ReturnType<typeof memory>, asked: string[], code: string | null) => {
  const adapter = invitationAdapter(serverOf(asked), referralStore(store, key));
  const actor = createActor(invitationMachine.provide(adapter), { input: { code } }).start();
  await waitFor(actor, (s) => s.matches('uninvited'));
};

const reported = 'POST /api/v1/referrals/visit {"code":"ada-first"}';

test('a visit is reported once, and the plain form still knows the code', async () => {
  const store = memory();
  const asked: string[] = [];
  await visit(store, asked, 'ada-first');
  await visit(store, asked, 'ada-first');
  await visit(store, asked, null);
  expect(asked.filter((call) => call === reported)).toHaveLength(1);
  expect(asked.filter((call) => call.startsWith('GET'))).toHaveLength(3);
  expect(referralStore(store, key).recall()).toEqual({ code: 'ada-first', visited: true });
});

test('the latest link wins and is reported anew', async () => {
  const store = memory();
  const asked: string[] = [];
  await visit(store, asked, 'ada-first');
  await visit(store, asked, 'bo-second');
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  expect(referralStore(store, key).recall()?.code).toBe('bo-second');
});

test.each(['', 'nonsense', '[]', '"x"', '{"code":7}', '{"code":"a b"}', '{"code":"../x"}'])(
  'storage that holds %j holds no code',
  (text) => {
    expect(referralStore(memory(text), key).recall()).toBeNull();
  },
);
