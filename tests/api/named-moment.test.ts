import { expect, test } from 'vitest';
import { failureOf } from '#src/api/lib/failures.ts';

const hour = 3_600_000;

test.each([-hour, 0, hour])(
  'a moment that a refusal names is waited for by the clock that named it: %i ms ahead of the device',
  (ahead) => {
    const server = Math.floor(Date.now() / 1000) * 1000 + ahead;
    const until = server + 30_000;
    for (const [name, said] of [
      ['Retry-After', new Date(until).toUTCString()],
      ['X-RateLimit-Reset', String(until / 1000)],
    ] as const) {
      const headers = new Headers({ [name]: said, Date: new Date(server).toUTCString() });
      const answer = { status: 429, statusText: '', headers, body: { message: '' } };
      expect(failureOf(answer)).toMatchObject({ kind: 'throttled', retryAfter: 30 });
    }
  },
);
