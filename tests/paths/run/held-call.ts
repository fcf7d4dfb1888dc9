import type { Page, Route } from 'playwright';
import type { PagePort, PageWorld, Reply } from '#tests/lib/page-model.ts';

/** The calls of one port: each waits in the browser until it is let go. */
export interface HeldCall {
  /** Something was done: calls held until now may belong to an invoke that has ended since. */
  age(): void;
  /** Lets the newest held call go, after the backend's reply is set. */
  release(world: PageWorld, reply: Exclude<Reply, { readonly cannot: string }>): Promise<void>;
}

/** Milliseconds: for a call that must come, and for a newer one that may. */
const patience = 20_000;
const doubt = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Lets the page process an answer that arrived: two states may look the same, and the next action
 * would be too early. The page's own clock may stand still, so messages are waited for.
 */
const turns = (page: Page, count = 5): Promise<void> =>
  page.evaluate(async (most) => {
    for (let turn = 0; turn < most; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  }, count);

/** Holds every call of a port from now on. `*` in its path stands for one segment. */
export async function holdCall(page: Page, call: NonNullable<PagePort['call']>): Promise<HeldCall> {
  let aged: Route[] = [];
  let fresh: Route[] = [];
  await page.route(
    (url) => new RegExp(`^${call.path.replaceAll('*', '[^/]+')}$`).test(url.pathname),
    async (route) => {
      if (route.request().method() === call.method) fresh.push(route);
      else await route.fallback();
    },
  );
  const next = async (): Promise<Route> => {
    const start = Date.now();
    for (;;) {
      const waited = Date.now() - start;
      const found = fresh.pop() ?? (waited > doubt ? aged.pop() : undefined);
      if (found) return found;
      if (waited > patience) throw new Error(`${call.method} ${call.path} was never called.`);
      await pause(20);
    }
  };
  return {
    age: () => {
      aged = [...aged, ...fresh];
      fresh = [];
    },
    release: async (world, reply) => {
      const route = await next();
      // A wire that is cut is cut here: a browser retries by itself when a server hangs up.
      if (reply === 'cut') {
        await route.abort('connectionfailed');
        return turns(page);
      }
      if (reply !== 'real')
        await world.turn('faults', {
          path: new URL(route.request().url()).pathname,
          method: call.method,
          answer: { status: reply.status, body: reply.body, headers: reply.headers ?? {} },
        });
      await route.continue();
      await (await route.request().response())?.finished();
      return turns(page);
    },
  };
}
