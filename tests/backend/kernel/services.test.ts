import { Redis } from 'ioredis';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startServices } from '#tests/lib/services.ts';

/** Only beside services that run already: it is about what another run, killed or not, has in use. */
test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a run starts its own services beside those of another one',
  async () => {
    const own = await startServices();
    try {
      expect(own.env['TEST_DATABASE_URL']).not.toBe(process.env['TEST_DATABASE_URL']);
      const client = new Client({ connectionString: own.env['TEST_DATABASE_URL'] });
      await client.connect();
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await client.end();
      const redis = new Redis(own.env['TEST_REDIS_URL'] ?? '');
      expect(await redis.ping()).toBe('PONG');
      redis.disconnect();
    } finally {
      own.stop();
    }
  },
  60_000,
);
