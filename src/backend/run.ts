import { demoEmails, demoPassword } from './seed/cast.ts';
import type { Served } from './serve.ts';
import { StartupError } from './settings.ts';

/** Starts, says where, and ends cleanly on a signal; a refusal is one line and exit code 1. */
export async function runToTheEnd(start: () => Promise<Served>): Promise<void> {
  try {
    const served = await start();
    endOnSignal(served);
    const { backend } = await served.ready;
    console.log(`\n${backend.settings.brand} is ready at ${served.url}`);
    if (backend.isDemo)
      console.log(`Demo accounts, password ${demoPassword}: ${demoEmails.join(', ')}`);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}

function endOnSignal(served: Served) {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
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
