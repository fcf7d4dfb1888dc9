import type { Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** Milliseconds by the thread's own clock, which other programs do not hold up, and by the wall's. */
export interface Task {
  readonly own: number;
  readonly wall: number;
}

/** Every task of the page's main thread while `run` runs: milliseconds by its own clock and by the wall's. */
export async function traceTasks(page: Page, run: () => Promise<void>): Promise<Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const over = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  });
  await run();
  await session.send('Tracing.end');
  await over;
  const busy = new Map<string, number>();
  for (const { name, pid, tid } of events) {
    if (name !== 'FunctionCall') continue;
    busy.set(`${pid}:${tid}`, (busy.get(`${pid}:${tid}`) ?? 0) + 1);
  }
  const [busiest] = [...busy].toSorted(([, one], [, other]) => other - one);
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && `${pid}:${tid}` === busiest?.[0])
    .map(({ dur = 0, tdur = 0 }) => ({ own: tdur / 1_000, wall: dur / 1_000 }));
}
