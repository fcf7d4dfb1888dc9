import type { Backend } from '../context.ts';
import { errorText } from '../error-text.ts';
import { purgeDue } from './purge.ts';

const everyMilliseconds = 10 * 60_000;

/** Purges accounts while this process runs, and first those whose time ended while none did. */
export function startPurger(backend: Backend): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await purgeDue(backend);
    } catch (error) {
      if (!isStopped) backend.log.error('purging failed', { error: errorText(error) });
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      work = run();
    }, everyMilliseconds);
    timer.unref();
  };
  let work = run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
