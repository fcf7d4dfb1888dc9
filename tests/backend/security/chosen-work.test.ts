import { describe, expect, it } from 'vitest';
import { harmless } from '#src/backend/lib/csv.ts';
import { streamSafe } from '#src/backend/lib/stream-safe.ts';
import { canonicalEmail } from '#src/contract/lib/email.ts';
import { openBrowser, signedIn } from '../auth/browser.ts';
import { post } from '../chat/talk.ts';
import { createTestBackend } from '../harness.ts';
import { writePost } from '../world.ts';

const tower = (count: number) => '\u0301'.repeat(count) + '\u0316'.repeat(count);
const towering = /(?:(?!\u034F)\p{M}){31}/u;

describe('work whose size the sender chooses has a limit', () => {
  it('a password that is longer than any is refused before it is composed', async () => {
    const backend = await createTestBackend();
    const guest = await openBrowser(backend);
    const bo = await signedIn(backend, 'bo');
    const long = `a${tower(1_000)}`;
    const calls = {
      password: [
        guest.post('/login', { email: 'bo@fanfare.test', password: long }),
        bo.post('/user/confirm-password', { password: long }),
      ],
      password_confirmation: [
        guest.post('/reset-password', {
          token: 'x',
          email: 'bo@fanfare.test',
          password: 'seven-green-kites',
          password_confirmation: long,
        }),
      ],
    };
    for (const [field, answers] of Object.entries(calls))
      for (const answer of await Promise.all(answers)) {
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
      }
  });

  it('a domain that is longer than any is not spelt for DNS', () => {
    const long = `a@${'я'.repeat(400)}.рф`;
    expect(canonicalEmail(long)).toBe(long);
    expect(canonicalEmail('ivan@почта.рф')).toBe('ivan@xn--80a1acny.xn--p1ai');
  });

  it('a tower of marks is cut into pieces that are put in order at once, and stays a text', async () => {
    const backend = await createTestBackend();
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const sent = await post(ada, 'bo', { message: `tower${tower(200)}` });
    const { message } = (await sent.json()) as { message: { text: string } };
    expect(message.text).not.toMatch(towering);
    const once = streamSafe(`a${tower(500)}b`);
    expect(once).not.toMatch(towering);
    expect(streamSafe(once)).toBe(once);
    for (const text of ['Cafe\u0301', 'हिन्दी', 'Zalg\u0316\u0301o', `a${'\u0301'.repeat(30)}b`])
      expect(streamSafe(text)).toBe(text);

    await writePost(backend, 'ada', { text: streamSafe(`Ink${tower(200)} and paper`) });
    const found = await bo.get('/api/v1/explore?q=paper');
    expect(((await found.json()) as { data: unknown[] }).data).toHaveLength(1);
  });

  it('a cell of nothing but line breaks is looked through once', () => {
    expect(harmless(`a${'\n'.repeat(3)}=1`)).toBe(`a${'\n'.repeat(3)}'=1`);
    expect(harmless('a,=1;\t+2 -3')).toBe("a,'=1;\t'+2 -3");
  });
});
