import { readFileSync, readdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '#tests/lib/browser.ts';
import type { ChartFile } from '../../.storybook/statechart/chart-file.types.ts';
import { keyOf } from '../../.storybook/statechart/configuration-key.ts';
import { builtStorybook } from './built.ts';

let browser: Browser;
let storybook: { url: string; close: () => void };

beforeAll(async () => {
  const { executablePath, args, env } = await findBrowser();
  storybook = await builtStorybook();
  browser = await chromium.launch({ executablePath, args, env });
});
afterAll(async () => {
  await browser.close();
  storybook.close();
});

const folder = '.storybook/charts';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as ChartFile);

/** Each flow that has a story, with the story that its links open. */
const shown = files.flatMap(({ title, configurations }) => {
  const first = configurations.flatMap(({ stories }) => stories)[0];
  if (title === null || first === undefined) return [];
  const keys = configurations.map(({ leaves }) => keyOf(leaves));
  return [{ title, id: toId(title, storyNameFromExport(first)), keys }];
});

interface Said {
  readonly key: string;
  readonly failure: string | null;
}

/** State that the preview says it stands in, on a page that begins in this one. */
const standsAt = async (page: Page, id: string, key: string): Promise<Said> => {
  const query = new URLSearchParams({ id, viewMode: 'story', state: key });
  await page.goto(`${storybook.url}/iframe.html?${query.toString()}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  return page.evaluate(
    (wanted) =>
      new Promise<Said>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: wire } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            on(event: string, listener: (said: Said | null) => void): void;
            emit(event: string): void;
          };
        };
        wire.on('statechart/shown', (said) => {
          if (said && (said.key === wanted || said.failure !== null)) resolve(said);
        });
        wire.emit('statechart/ask');
      }),
    key,
  );
};

/** Every state of every dialog; of the other flows the one that is furthest from the start. */
const links = shown.flatMap(({ title, id, keys }) =>
  (title.startsWith('Dialogs/') ? keys : keys.slice(-1)).map((key) => ({ id, key })),
);

test('each link to a state opens the story in that state', async () => {
  const page = await browser.newPage();
  const wrong: unknown[] = [];
  for (const { id, key } of links) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    const said = await standsAt(page, id, key);
    if (said.key !== key || said.failure !== null) wrong.push({ id, key, said });
  }
  expect(links.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
