import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { oneBuild } from '#src/build/one-build.ts';
import { buildTestServer, testServerDir } from '#src/build/product.ts';
import type { PageWorld } from '#tests/lib/page-model.ts';
import { newProfile, openBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';
import { admit, post } from './way-in.ts';
import { serverEnv } from './world.ts';

/** Folder of this run's product. */
const place = () => path.dirname(path.dirname(inject('entry')));
const entry = () => path.join(place(), 'test-server/main.js');

/** Bundles it once a run, whichever file comes first: never under a server that runs. */
const bundle = () =>
  oneBuild(console.log, async () => {
    if (existsSync(entry())) return;
    await buildTestServer();
    await cp(testServerDir, path.dirname(entry()), { recursive: true });
  });

/**
 * For generated page tests: the built product with the switches of contract §9 compiled into its server.
 * Answers with a function that opens it in a fresh browser profile, every switch off.
 */
export function pageWorlds(): () => Promise<PageWorld> {
  let browser: Browser;
  let server: RunningServer;
  const start = async () => {
    server = await startServer({
      entry: entry(),
      env: { ...serverEnv, FANFARE_TEST_SWITCHES: '1', FANFARE_DIST: place() },
    });
  };
  beforeAll(async () => {
    browser = await openBrowser();
    await bundle();
    await start();
  });
  // A second try finds no data of the first one, which switches being off do not take away.
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) === 0) return;
    await server.stop();
    await start();
  });
  afterAll(() => server.stop());
  const turn = async (name: string, body: unknown) => {
    const answer = await fetch(`${server.origin}/__test/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The switch "${name}" answered ${answer.status}.`);
  };
  return async () => {
    await turn('reset', {});
    const context = await newProfile(browser, { baseURL: server.origin });
    const page = await context.newPage();
    return {
      page,
      turn,
      signIn: (name) => admit(context, name),
      post: (at, body) => post(context.request, at, body, server.origin),
    };
  };
}
