import { Redis } from 'ioredis';
import { errorCode } from './lib/error-code.ts';
import { StartupError, type Settings } from './settings.ts';

/**
 * Asks Redis once before anything leans on it: sessions live there, so a start without it would only
 * say that it is ready. Throws StartupError. One that is lost later comes back by itself.
 */
export async function checkRedis({ redisUrl }: Pick<Settings, 'redisUrl'>): Promise<void> {
  if (redisUrl === undefined) return;
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: unknown;
  redis.on('error', (error: Error) => (reason = error));
  // A port that takes the call and says nothing is no Redis either.
  const silence = setTimeout(() => {
    reason = new Error('no answer in 5 s');
    redis.disconnect();
  }, 5_000);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const why = reason ?? error;
    throw new StartupError(
      `REDIS_URL: Redis at ${new URL(redisUrl).host} cannot be reached (${messageOf(why)}). ` +
        'Check that it runs, its user and password.',
      { cause: why },
    );
  } finally {
    clearTimeout(silence);
    redis.disconnect();
  }
}

/** A refused connection may come without words: its code says more. */
const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : errorCode(error);
