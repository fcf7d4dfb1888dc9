import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { findBrowser } from '../lib/browser.ts';
import { startServer } from '../e2e/lib/server.ts';
import { startFloor } from './floor-server.ts';
import { measureLoads } from './loads.ts';
import { measureLoad, measureRoute, median, type LoadCost } from './measure.ts';

const rounds = 5;
/** `npm run bench -- 8080`: the ports from there on; else any free ones. */
const port = Number(process.argv[2] ?? 0);

interface Line {
  readonly budget: string;
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly ok: boolean;
}

const line = (budget: string, what: string, value: number, limit: number, unit: string): Line => ({
  budget,
  what,
  value: `${value.toFixed(unit === 'ms' || unit === '' ? 0 : 2)} ${unit}`.trim(),
  limit: `${limit} ${unit}`.trim(),
  ok: value <= limit,
});

const sizes = async (): Promise<Line[]> => {
  const { floor, first, routes } = await measureLoads();
  const worst = routes[0];
  return [
    line('G1', `first load (${(first / 1024).toFixed(1)} KiB) / floor`, first / floor, 1.6, '×'),
    line('G2', `heaviest other route, ${worst?.screen}`, (worst?.added ?? 0) / floor, 0.25, '×'),
  ];
};

/** Signs in once; every later profile starts with these cookies and a given age consent. */
const signIn = async (browser: Browser, origin: string): Promise<BrowserContextOptions> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const consent = { version: 1, at: new Date().toISOString(), locale: 'en' };
    localStorage.setItem('fanfare.age-consent', JSON.stringify(consent));
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill('bo@fanfare.test');
  await page.getByLabel('Password', { exact: true }).fill('correct-horse-9');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('article').first().waitFor({ timeout: 30_000 });
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
};

const of = (list: readonly LoadCost[], pick: (cost: LoadCost) => number): number =>
  median(list.map(pick));

const loads = async (browser: Browser, app: string, floor: string): Promise<Line[]> => {
  const state = await signIn(browser, app);
  const ours: LoadCost[] = [];
  const least: LoadCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    least.push(await measureLoad(browser, `${floor}/floor`, 'article', state));
    ours.push(await measureLoad(browser, `${app}/`, 'article', state));
  }
  const [lcp, lcpFloor] = [of(ours, (cost) => cost.lcp), of(least, (cost) => cost.lcp)];
  const [heap, heapFloor] = [of(ours, (cost) => cost.heap), of(least, (cost) => cost.heap)];
  const about = `${lcp.toFixed(0)} / ${lcpFloor.toFixed(0)} ms`;
  return [
    line(
      'G2',
      'requests to first content',
      of(ours, (cost) => cost.requests),
      6,
      '',
    ),
    line('G3', `a member's feed: LCP / floor (${about})`, lcp / lcpFloor, 1.25, '×'),
    line(
      'G3',
      'blocked',
      of(ours, (cost) => cost.blocking),
      100,
      'ms',
    ),
    line(
      'G3',
      'layout shift',
      of(ours, (cost) => cost.shift),
      0.02,
      'CLS',
    ),
    line('G4', 'heap / floor', heap / heapFloor, 2, '×'),
  ];
};

const routes = async (browser: Browser, app: string): Promise<Line[]> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(await signIn(browser, app)),
  });
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${app}/`);
    await page.locator('article').first().waitFor();
    times.push(
      await measureRoute(page, 'a[href="/explore"]', 'a[href="/explore"][aria-current=page]'),
    );
  }
  await context.close();
  return [line('G9', 'a preloaded route, click to frame', median(times), 80, 'ms')];
};

const lines = await sizes();
if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const server = await startServer(port > 0 ? { port } : {});
const floor = await startFloor(server.origin, port > 0 ? port + 1 : 0);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  lines.push(...(await loads(browser, server.origin, floor.origin)));
  lines.push(...(await routes(browser, server.origin)));
} finally {
  await browser.close();
  await floor.stop();
  await server.stop();
}
console.log(
  '\nSlow 4G, processor four times slower, medians of five, ratios to the floor of this run',
);
for (const { budget, what, value, limit, ok } of lines) {
  console.log(
    `  ${budget}  ${what.padEnd(52)} ${value.padStart(10)}  ${ok ? '≤' : '> OVER'} ${limit}`,
  );
}
mkdirSync('node_modules/.cache/bench', { recursive: true });
writeFileSync('node_modules/.cache/bench/bench.json', `${JSON.stringify(lines, null, 2)}\n`);
