import type { Page, Route } from 'playwright';
import type { PageCall, PageWorld, Reply } from '#tests/lib/page-model.ts';

/** Calls of a page: each waits in the browser until it is let go. */
export interface HeldCalls {
  /** Something was done: calls held until now may belong to an invoke that has ended since. */
  age(): void;
  /** Lets the newest call of a port go, after the backend's reply is set. */
  release(
    world: PageWorld,
    calls: readonly PageCall[],
    reply: Exclude<Reply, { readonly cannot: string }>,
  ): Promise<void>;
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

interface Held {
  readonly call: PageCall;
  aged: Route[];
  fresh: Route[];
}

const keyOf = ({ method, path }: PageCall): string => `${method} ${path}`;
const stars = ({ path }: PageCall): number => path.split('*').length;

const letGo = async (route: Route): Promise<void> => {
  await route.continue();
  await (await route.request().response())?.finished();
};

const answer = async (
  { turn }: PageWorld,
  route: Route,
  { status, body, headers = {} }: { status: number; body: unknown; headers?: object },
): Promise<void> => {
  const request = route.request();
  await turn('faults', {
    path: new URL(request.url()).pathname,
    method: request.method(),
    answer: { status, body, headers },
  });
  await letGo(route);
};

/** Holds every one of these calls from now on; a path that is written out further is meant before others. */
export async function holdCalls(page: Page, calls: readonly PageCall[]): Promise<HeldCalls> {
  const held = new Map<string, Held>();
  // The route that is added last is asked first.
  for (const call of calls.toSorted((one, other) => stars(other) - stars(one))) {
    if (held.has(keyOf(call))) continue;
    const queue: Held = { call, aged: [], fresh: [] };
    held.set(keyOf(call), queue);
    await page.route(
      (url) => new RegExp(`^${call.path.replaceAll('*', '[^/]+')}$`).test(url.pathname),
      async (route) => {
        if (route.request().method() === call.method) queue.fresh.push(route);
        else await route.fallback();
      },
    );
  }
  const next = async (wanted: readonly PageCall[]): Promise<Route> => {
    const queues = wanted.flatMap((call) => held.get(keyOf(call)) ?? []);
    const start = Date.now();
    for (;;) {
      const waited = Date.now() - start;
      const fresh = queues.find((queue) => queue.fresh.length > 0)?.fresh.pop();
      const aged = queues.find((queue) => queue.aged.length > 0);
      const found = fresh ?? (waited > doubt ? aged?.aged.pop() : undefined);
      if (found) return found;
      if (waited > patience) throw new Error(`${wanted.map(keyOf).join(', ')} was never called.`);
      await pause(20);
    }
  };
  return {
    age: () => {
      for (const queue of held.values()) {
        queue.aged = [...queue.aged, ...queue.fresh];
        queue.fresh = [];
      }
    },
    release: async (world, wanted, reply) => {
      if (typeof reply === 'object' && 'answers' in reply)
        for (const { call, ...one } of reply.answers) await answer(world, await next([call]), one);
      else {
        const route = await next(wanted);
        // A wire that is cut is cut here: a browser retries by itself when a server hangs up.
        if (reply === 'cut') await route.abort('connectionfailed');
        else if (reply === 'real') await letGo(route);
        else await answer(world, route, reply);
      }
      return turns(page);
    },
  };
}
