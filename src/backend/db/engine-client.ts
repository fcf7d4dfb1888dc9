import { Worker } from 'node:worker_threads';
import type { Engine, EngineOptions } from './engine.ts';
import type { WorkerAnswer, WorkerAsk } from './engine.worker.ts';

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}
type Ask = { ask: 'exchange'; frames: Uint8Array<ArrayBuffer> } | { ask: 'dump' | 'close' };

/** Opens PGlite in a worker thread, so that a slow query never holds up HTTP. */
export async function openEngineInWorker(options: EngineOptions): Promise<Engine> {
  const worker = startWorker(options);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const failAll = (error: Error) => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, bytes, error }: WorkerAnswer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(bytes ?? new Uint8Array());
    else one?.reject(new Error(error));
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')));

  const answerTo = (id: number) =>
    new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (message: Ask, transfer: ArrayBuffer[] = []) => {
    const id = ++lastId;
    const answer = answerTo(id);
    worker.postMessage({ id, ...message } satisfies WorkerAsk, transfer);
    return answer;
  };

  await answerTo(0).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    exchange(frames) {
      const copy = new Uint8Array(frames);
      return ask({ ask: 'exchange', frames: copy }, [copy.buffer]);
    },
    dump: () => ask({ ask: 'dump' }),
    async close() {
      await ask({ ask: 'close' });
      await worker.terminate();
    },
    async abandon() {
      await worker.terminate();
    },
  };
}

/**
 * Built, the worker is a file beside this one. From sources (`npm run dev`) it is TypeScript, and
 * Node 20 passes tsx on to no worker: it registers tsx itself, then runs the file.
 */
function startWorker(options: EngineOptions): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./engine.worker.js', import.meta.url), { workerData: options });
  const source = new URL('./engine.worker.ts', import.meta.url).href;
  const run = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(source)});
  })`;
  return new Worker(run, { eval: true, workerData: options });
}
