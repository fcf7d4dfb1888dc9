import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../measure.ts';
import { traceTasks } from '../tasks.ts';
import type { Burst } from './burst.ts';
import type { Bench } from './page.tsx';

/** One list at a size, in a page of its own. */
interface Stage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly ask: <Answer>(how: (bench: Bench) => Promise<Answer>) => Promise<Answer>;
}

/** Browser and origin of the bench's page. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
}

const slowness = 4;

async function onStage<Answer>(
  { browser, origin }: Place,
  [list, count]: readonly [string, number],
  act: (stage: Stage) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in globalThis);
    const session = await context.newCDPSession(page);
    const ask: Stage['ask'] = (how) =>
      page.evaluate(`(${how.toString()})(globalThis.bench)`) as Promise<never>;
    const prepared = `globalThis.bench.prepare(${JSON.stringify(list)}, ${count})`;
    await page.evaluate(prepared);
    return await act({ page, session, ask });
  } finally {
    await context.close();
  }
}

const slow = (session: CDPSession, rate = slowness) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

const repeat = async <Answer>(
  rounds: number,
  act: () => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await act());
  return answers;
};

/** Milliseconds, once the code of rows has run. */
export const openOnce = (place: Place, list: string, count: number) =>
  onStage(place, [list, count], async ({ session, ask }) => {
    await ask((bench) => bench.warm());
    await slow(session);
    return ask((bench) => bench.open());
  });

const heapOf = async (session: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
};

/** MB above the data once the list stands, and how many rows are in the page. */
export const weigh = (place: Place, list: string, count: number) =>
  onStage(place, [list, count], async ({ session, ask }) => {
    await ask((bench) => bench.warm());
    const before = await heapOf(session);
    const rows = await ask((bench) => bench.draw());
    return { heap: (await heapOf(session)) - before, rows };
  });

/** The worst of several rounds, in pixels. */
const worstOf = async (
  place: Place,
  [list, count]: readonly [string, number],
  rounds: number,
  how: (bench: Bench) => Promise<number>,
): Promise<number> => {
  const worst = await repeat(rounds, () =>
    onStage(place, [list, count], async ({ ask, session }) => {
      await ask((bench) => bench.draw());
      await slow(session);
      return ask(how);
    }),
  );
  return Math.max(...worst);
};

export interface Moves {
  readonly still: number;
  readonly moving: number;
  readonly scroll: number;
  readonly last: number;
  readonly above: number;
  readonly below: number;
}

export const measureMoves = async (
  place: Place,
  list: string,
  count: number,
  rounds: number,
): Promise<Moves> => {
  const worst = (how: (bench: Bench) => Promise<number>) =>
    worstOf(place, [list, count], rounds, how);
  return {
    still: await worst((bench) => bench.prepend(false)),
    moving: await worst((bench) => bench.prepend(true)),
    scroll: await worst((bench) => bench.scrollUp()),
    last: await worst((bench) => bench.grow('last')),
    above: await worst((bench) => bench.grow('above')),
    below: await worst((bench) => bench.grow('below')),
  };
};

const nothing: Burst = { lost: 1, settles: Infinity, fps: 0 };

export const measureBurst = async (
  place: Place,
  list: string,
  count: number,
  rounds: number,
): Promise<Burst & { task: number }> => {
  const bursts = await repeat(rounds, () =>
    onStage(place, [list, count], async ({ ask, page, session }) => {
      await ask((bench) => bench.draw());
      await slow(session);
      let came: Burst | undefined;
      const tasks = await traceTasks(page, async () => {
        came = await ask((bench) => bench.burst());
      });
      const task = Math.max(0, ...tasks.map(({ own }) => own));
      return { ...(came ?? nothing), task };
    }),
  );
  const of = (pick: (one: Burst & { task: number }) => number) => median(bursts.map(pick));
  return {
    lost: Math.max(...bursts.map(({ lost }) => lost)),
    settles: of(({ settles }) => settles),
    task: of(({ task }) => task),
    fps: of(({ fps }) => fps),
  };
};

/** Milliseconds, at the processor's own speed. */
export const idleEventOnce = (place: Place): Promise<number> =>
  onStage(place, ['ours', 0], ({ ask }) => ask((bench) => bench.idleEvent()));
