import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildTestServer, testServerDir } from '#src/build/product.ts';
import type { PageWorld } from '#tests/lib/page-model.ts';
import { newProfile, openBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';
import { admit, post } from './way-in.ts';
import { serverEnv } from './world.ts';

/**
 * For generated page tests: the built product with the switches of contract §9 compiled into its server.
 * Answers with a function that opens it in a fresh browser profile, every switch off.
 */
export function pageWorlds(): () => Promise<PageWorld> {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    browser = await openBrowser();
    await buildTestServer();
    server = await startServer({
      entry: path.join(testServerDir, 'main.js'),
      env: {
        ...serverEnv,
        FANFARE_TEST_SWITCHES: '1',
        FANFARE_DIST: path.dirname(path.dirname(inject('entry'))),
      },
    });
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
