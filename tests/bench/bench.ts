import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { findBrowser } from '../lib/browser.ts';
import { startServer } from '../e2e/lib/server.ts';
import { startFloor } from './floor-server.ts';
import { measureLoads, type Loads, type Visit } from './loads.ts';
import { measureLoad, measureRoute, median, type LoadCost } from './measure.ts';
import { measureRest } from './rest.ts';

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

const visits: Readonly<Record<Visit, string>> = {
  asked: 'a guest, asked for consent',
  guest: 'a guest',
  member: 'a member',
};

const sizes = ({ floor, first, routes }: Loads): Line[] => {
  const worst = routes[0];
  return [
    ...(Object.keys(visits) as Visit[]).map((visit) => {
      const size = first[visit];
      const what = `first load of ${visits[visit]} (${(size / 1024).toFixed(1)} KiB) / floor`;
      return line('G1', what, size / floor, 1.7, '×');
    }),
    line('G2', `heaviest other route, ${worst?.screen}`, (worst?.added ?? 0) / floor, 0.35, '×'),
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
  const about = `${lcp.toFixed(0)} / ${lcpFloor.toFixed(0)} ms`;
  const worst = (budget: string, what: string, key: keyof LoadCost, limit: number, unit: string) =>
    line(
      budget,
      what,
      of(ours, (cost) => cost[key]),
      limit,
      unit,
    );
  return [
    worst('G2', 'requests to first content', 'requests', 8, ''),
    line('G3', `a member's feed: LCP / floor (${about})`, lcp / lcpFloor, 1.5, '×'),
    worst('G3', 'long tasks before the first paint', 'before', 250, 'ms'),
    worst('G3', 'blocked after it', 'blocking', 180, 'ms'),
    worst('G3', 'layout shift', 'shift', 0.02, 'CLS'),
    worst('G4', 'heap after load', 'heap', 7, 'MB'),
  ];
};

const rests = async (browser: Browser, app: string, floor: number): Promise<Line[]> => {
  const state = await signIn(browser, app);
  const full = await measureRest(browser, `${app}/`, state);
  const saving = await measureRest(browser, `${app}/`, state, { saveData: true });
  const slow = await measureRest(browser, `${app}/`, state, { effectiveType: '3g' });
  const what = `a member's visit until it rests (${(full.bytes / 1024).toFixed(0)} KiB, ${full.files} files)`;
  return [
    line('G11', `${what} / floor`, full.bytes / floor, 4.3, '×'),
    line('G11', 'files fetched ahead with Save-Data', saving.ahead, 0, ''),
    line('G11', 'files fetched ahead on 3g', slow.ahead, 0, ''),
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
    // What comes when the page is idle has come, but for the socket, which the pause covers.
    await page.getByRole('region', { name: 'Notices', exact: true }).waitFor({ state: 'attached' });
    times.push(await measureRoute(page, 'a[href="/explore"]', 'Explore', 'main h1'));
  }
  await context.close();
  return [
    line(
      'G9',
      'a preloaded route of a page at rest, click to its own content painted',
      median(times),
      120,
      'ms',
    ),
  ];
};

const weighed = await measureLoads();
const lines = sizes(weighed);
if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const server = await startServer(port > 0 ? { port } : {});
const floor = await startFloor(server.origin, port > 0 ? port + 1 : 0);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  lines.push(...(await loads(browser, server.origin, floor.origin)));
  lines.push(...(await routes(browser, server.origin)));
  lines.push(...(await rests(browser, server.origin, weighed.floor)));
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
if (lines.some(({ ok }) => !ok)) process.exitCode = 1;
