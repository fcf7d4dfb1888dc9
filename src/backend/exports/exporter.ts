import type { Backend } from '../context.ts';
import { errorText } from '../error-text.ts';
import { mailForgotten } from './mails.ts';
import { makeExport, takeExport } from './make.ts';
import { expireExports, sweepExports } from './stored.ts';

const everyMilliseconds = 30_000;

interface Exporter {
  runNow(): void;
  stop(): Promise<void>;
}
const running = new WeakMap<Backend, Exporter>();

/** Begins with what was asked for, where copies are made at all. */
export const exportSoon = (backend: Backend) => running.get(backend)?.runNow();

/** Makes every copy that waits, one after the other, and removes what is over. */
export async function runExports(backend: Backend, signal?: AbortSignal): Promise<void> {
  await expireExports(backend);
  await sweepExports(backend);
  await mailForgotten(backend);
  for (;;) {
    if (signal?.aborted) return;
    const held = await takeExport(backend);
    if (!held) break;
    await makeExport(backend, held, signal);
  }
  // What was taken up anew has left the file of the try before.
  await sweepExports(backend);
}

/** Makes copies while this process runs, and first those that were left when none did. */
export function startExporter(backend: Backend): Exporter {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let asked = 0;
  let answered = 0;
  let work: Promise<void> = Promise.resolve();

  const run = async () => {
    isBusy = true;
    do {
      answered = asked;
      try {
        await runExports(backend, ending.signal);
      } catch (error) {
        if (!ending.signal.aborted)
          backend.log.error('exports failed', { error: errorText(error) });
      }
    } while (answered < asked && !ending.signal.aborted);
    isBusy = false;
    if (!ending.signal.aborted) timer = setTimeout(start, everyMilliseconds).unref();
  };
  const start = () => {
    clearTimeout(timer);
    work = run();
  };
  const exporter: Exporter = {
    runNow() {
      asked += 1;
      if (!isBusy && !ending.signal.aborted) start();
    },
    async stop() {
      ending.abort();
      clearTimeout(timer);
      running.delete(backend);
      await work;
    },
  };
  running.set(backend, exporter);
  start();
  return exporter;
}
