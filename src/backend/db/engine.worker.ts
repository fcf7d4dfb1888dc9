import { parentPort, workerData } from 'node:worker_threads';
import { openEngine, type EngineOptions } from './engine.ts';

/** Request of the main thread to the worker, answered by one `WorkerAnswer` with its id. */
export type WorkerAsk =
  | { id: number; ask: 'exchange'; frames: Uint8Array<ArrayBuffer> }
  | { id: number; ask: 'dump' | 'close' };
export type WorkerAnswer = { id: number; bytes?: Uint8Array<ArrayBuffer>; error?: string };

const port = parentPort;
if (port === null) throw new Error('engine.worker runs in a worker thread');
const options: EngineOptions = workerData;
const engine = openEngine(options);

engine.then(
  () => port.postMessage({ id: 0 } satisfies WorkerAnswer),
  (error: unknown) => port.postMessage({ id: 0, error: String(error) } satisfies WorkerAnswer),
);

port.on('message', (message: WorkerAsk) => {
  answer(message).then(
    (bytes) =>
      port.postMessage(
        { id: message.id, ...(bytes ? { bytes } : {}) } satisfies WorkerAnswer,
        bytes ? [bytes.buffer] : [],
      ),
    (error: unknown) =>
      port.postMessage({ id: message.id, error: String(error) } satisfies WorkerAnswer),
  );
});

async function answer(message: WorkerAsk): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const ready = await engine;
  if (message.ask === 'close') {
    await ready.close();
    return undefined;
  }
  const bytes =
    message.ask === 'exchange' ? await ready.exchange(message.frames) : await ready.dump();
  return new Uint8Array(bytes);
}
