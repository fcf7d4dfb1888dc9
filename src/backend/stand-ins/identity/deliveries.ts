import type { Backend } from '../../context.ts';
import { errorText } from '../../error-text.ts';
import { deliverDue, nextDue } from './deliver.ts';

/** Reports that the stand-in still has to deliver, while this process runs. */
export interface Deliveries {
  /** Delivers what is due, and plans the rest. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}
const running = new WeakMap<Backend, Deliveries>();

/** Delivers what is due, now; in tests, which start no deliveries, without planning the rest. */
export const deliverNow = (backend: Backend): Promise<void> =>
  running.get(backend)?.wake() ?? deliverDue(backend);

/** Longest wait; another process may have something due sooner. */
const calm = 30_000;

/** Goes on with what the last process left, then delivers each report when it is due. */
export function startDeliveries(backend: Backend): Deliveries {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  const run = async () => {
    clearTimeout(timer);
    let delay = calm;
    try {
      await deliverDue(backend);
      const next = await nextDue(backend);
      if (next) delay = Math.min(calm, Math.max(0, next.getTime() - backend.clock().getTime()) + 1);
    } catch (error) {
      if (!isStopped) backend.log.error('identity stand-in failed', { error: errorText(error) });
    }
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), delay);
    timer.unref();
  };
  const wake = () => (work = work.then(run));
  const deliveries = {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      running.delete(backend);
      await work;
    },
  };
  running.set(backend, deliveries);
  void wake();
  return deliveries;
}
