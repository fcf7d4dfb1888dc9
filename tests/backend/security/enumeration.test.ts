import { beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser } from '../auth/browser.ts';
import { sentBy } from '../auth/mailed.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const passwords = { password: 'a-wholly-new-one', password_confirmation: 'a-wholly-new-one' };
const guesses: [string, number, (email: string) => object][] = [
  ['/login', 422, (email) => ({ email, password: 'wrong' })],
  ['/forgot-password', 200, (email) => ({ email })],
  ['/reset-password', 422, (email) => ({ email, token: 'f'.repeat(64), ...passwords })],
];

/** Everything a stranger can observe of an answer, without the cookies' random parts. */
async function seen(path: string, body: object) {
  const browser = await openBrowser(backend);
  const started = performance.now();
  const answer = await browser.post(path, body);
  const text = await answer.text();
  const time = performance.now() - started;
  const names = [...answer.headers.keys()].filter((name) => name !== 'set-cookie');
  const cookies = browser.lastCookies.map((line) => line.split('=')[0]);
  return { time, face: { status: answer.status, text, names, cookies } };
}

/** The least time of each call; a difference below it cannot be seen from outside. */
const leastTime: Record<string, number> = {
  '/login': 95,
  '/forgot-password': 195,
  '/reset-password': 195,
};

test.each(guesses)(
  'POST %s says %i to members, strangers and the password-less alike',
  async (path, status, body) => {
    await backend.db.insert(users).values({
      email: 'social@fanfare.test',
      username: 'social',
      displayName: 'Social',
      createdAt: backend.clock(),
      updatedAt: backend.clock(),
    });
    const faces = [];
    for (const name of ['ada', 'cy', 'eli', 'social', 'nobody', 'notifications']) {
      const { time, face } = await seen(path, body(`${name}@fanfare.test`));
      expect(time, name).toBeGreaterThan(leastTime[path] ?? 0);
      faces.push(face);
    }
    expect(faces[0]?.status).toBe(status);
    for (const face of faces) expect(face).toEqual(faces[0]);
  },
);

test('an empty password opens no account that has none', async () => {
  for (const password of ['', ' ', 'null']) {
    const browser = await openBrowser(backend);
    const answer = await browser.post('/login', { email: 'notifications@fanfare.test', password });
    expect(answer.status).toBe(422);
  }
});

test('a referral code tells nothing by visiting it', async () => {
  const [known, unknown] = [
    await seen('/api/v1/referrals/visit', { code: 'ada-invites' }),
    await seen('/api/v1/referrals/visit', { code: 'no-such-code' }),
  ];
  expect(known.face).toEqual(unknown.face);
  expect(known.face.status).toBe(204);
});

test('the right password of a deleted member works as anybody’s; the mail goes to members only', async () => {
  const browser = await openBrowser(backend);
  const eli = { email: 'eli@fanfare.test', password: demoPassword };
  expect((await browser.post('/login', eli)).status).toBe(200);
  expect(await sentBy(backend)).toHaveLength(0);
});
