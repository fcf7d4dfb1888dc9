import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { jobs } from '#src/backend/jobs.table.ts';
import { startJobs } from '#src/backend/lib/jobs/run.ts';
import { sessionStore } from '#src/backend/auth/session/store.ts';
import { passes } from '#tests/lib/passes.ts';
import { allDue, halfAnHour, isAllDone, processOf } from './all-due.ts';
import { SmtpServer } from './smtp.ts';

/** A busy machine. */
vi.setConfig({ testTimeout: 600_000 });

/** A Redis that holds nothing, on a port that was chosen before. */
class EmptyRedis {
  #server: Server | undefined;
  readonly #open = new Set<Socket>();
  port = 0;

  async come(): Promise<void> {
    const server = createServer((socket) => {
      this.#open.add(socket);
      socket
        .on('error', () => {})
        .on('data', (chunk) => {
          for (const [command] of chunk.toString().matchAll(/^\*\d+\r\n\$\d+\r\n\w+/gm))
            socket.write(/info$/i.test(command) ? '$9\r\nloading:0\r\n' : '$-1\r\n');
        });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.#server = server;
  }

  async go(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise<void>((resolve) => {
      if (this.#server) this.#server.close(() => resolve());
      else resolve();
    });
    this.#server = undefined;
  }
}

const redis = new EmptyRedis();
const smtp = new SmtpServer();
afterEach(() => Promise.all([redis.go(), smtp.go()]));

test('a Redis that is away: sockets wait for it, everything else is done, once', async () => {
  await Promise.all([redis.come(), smtp.come()]);
  await redis.go();
  const world = await allDue(smtp, { REDIS_URL: `redis://127.0.0.1:${redis.port}` });
  let isAway = true;
  const ended: string[] = [];
  const orAway = <Value>(value: Value) =>
    isAway ? Promise.reject(new Error('Connection is closed.')) : Promise.resolve(value);
  const own = {
    ...processOf(world),
    broadcast: {
      ...world.backend.broadcast,
      publish: () => orAway(undefined),
      reauthorize: () => orAway(undefined),
      occupied: () => orAway<string[]>([]),
      boundSessions: () => ['a session that is over'],
      endSession: async (id: string) => void ended.push(id),
    },
  };
  const running = startJobs(own, jobs);
  const { logged } = world.backend;
  const failed = () => logged.filter((line) => line.startsWith('job failed'));
  await passes(() => expect(failed()).toHaveLength(1));
  await passes(() => expect(smtp.received.map(({ to }) => to)).toContain('one@x.test'));
  await running.stop();
  expect(failed()).toEqual([expect.stringContaining('"job":"expired sockets"')]);
  expect(ended).toEqual([]);
  await redis.come();
  isAway = false;
  const again = startJobs(own, jobs);
  await passes(() => expect(ended).toEqual(['a session that is over']));
  await again.stop();
  await own.mail.close();
  await halfAnHour(world);
  await isAllDone(world, 'after Redis was away');
  await sessionStore(own).close();
});
