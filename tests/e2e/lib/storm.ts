import type { Page, Route } from 'playwright';
import { seeded, type Random } from '#src/weather/random.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fault of one call: the same sequence for the same seed. */
async function meet(route: Route, random: Random): Promise<void> {
  const fate = random.next();
  const wait = 50 + random.below(1200);
  if (fate < 0.1) return route.abort();
  if (fate < 0.24) {
    // The server gets it, and its answer is lost.
    await route.fetch();
    return route.abort();
  }
  if (fate < 0.36)
    return route.fulfill({ status: random.pick([500, 502, 503]), body: 'Out of order' });
  if (fate < 0.5) await pause(wait);
  return route.continue();
}

/**
 * A network that breaks by a seed, from `begin` to `end`: calls and answers are lost, refused by something in
 * between, or late, and sockets are cut.
 */
export async function storm(page: Page, seed: number) {
  const random = seeded(seed);
  const cuts = new Set<() => void>();
  let isOn = false;
  let met = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await page.route(/\/(api\/v1|broadcasting|sanctum)\//, async (route) => {
    if (!isOn) return route.continue();
    met += 1;
    // A page that goes takes its calls along.
    await meet(route, random).catch(() => {});
  });
  await page.routeWebSocket(/.*/, (socket) => {
    socket.connectToServer();
    cuts.add(() => void socket.close({ code: 4200 }).catch(() => {}));
  });
  const cut = () => {
    for (const each of cuts) each();
    cuts.clear();
    timer = setTimeout(cut, 2000 + random.below(3000));
  };
  return {
    begin: () => {
      isOn = true;
      cut();
    },
    end: () => {
      isOn = false;
      clearTimeout(timer);
    },
    /** Number of calls that it met. */
    met: () => met,
  };
}
