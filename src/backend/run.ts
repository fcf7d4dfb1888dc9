import { isOutboxOpen } from './mail/routes.ts';
import type { Served } from './serve.ts';
import { StartupError } from './settings.ts';

/** Starts, says where, and ends cleanly on a signal; a refusal is one line and exit code 1. */
export async function runUntilSignalled(start: () => Promise<Served>): Promise<void> {
  // Files of this process are its user's alone: files 0600, folders 0700.
  process.umask(0o077);
  try {
    const served = await start();
    endOnSignal(served);
    const { backend } = await served.ready;
    console.log(`\n${backend.settings.brand} is ready at ${served.url}`);
    const { password, emails } = backend.demoAccounts;
    if (backend.isDemo) console.log(`Demo accounts, password ${password}: ${emails.join(', ')}`);
    if (isOutboxOpen(backend)) console.log(`Mails are kept at ${served.url}/outbox`);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}

/** A terminal, npm and `npm start` each pass one Ctrl-C on: within this it counts as one signal. */
const repeatWindow = 1_000;
/** Calls in flight have 10 s of it; the rest is for mails under way and the database. */
const longestEnd = 25_000;

function endOnSignal(served: Served) {
  let askedAt: number | undefined;
  const end = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > repeatWindow) process.exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => {
      console.error('The server did not end in time and was cut off.');
      process.exit(1);
    }, longestEnd).unref();
    served.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
