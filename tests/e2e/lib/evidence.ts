import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';

/** Folder of screenshots of failed tests. */
const folder = 'node_modules/.cache/fanfare/e2e-failures';
const longest = 2_500;
const open = new Map<BrowserContext, string[]>();

/** Remembers what goes wrong in a profile, until `closeAll`. */
export function witness(context: BrowserContext): void {
  const problems: string[] = [];
  open.set(context, problems);
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') problems.push(`${why}: ${request.method()} ${request.url()}`);
  });
}

const shown = async (page: Page, picture: string): Promise<string> => {
  const timeout = 5_000;
  const [tree] = await Promise.all([
    page
      .locator('body')
      .ariaSnapshot({ timeout })
      .catch((error: Error) => error.message),
    page.screenshot({ path: picture, timeout }).catch(() => {}),
  ]);
  return tree.length > longest ? `${tree.slice(0, longest)}\n…` : tree;
};

/** Describes every open page: address, content, errors and a screenshot. */
export async function testimony(test: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const stem = test.replaceAll(/\W+/g, '-').slice(0, 100);
  const lines: string[] = [];
  for (const [context, problems] of open) {
    for (const page of context.pages()) {
      const picture = path.join(folder, `${stem}-${lines.length + 1}.png`);
      lines.push(`page ${page.url()} (${picture})\n${await shown(page, picture)}`);
    }
    lines.push(...problems.slice(-15));
  }
  return lines.join('\n');
}

/** A call that a test answers may be under way still: its page goes, and nobody waits for the answer. */
async function close(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Closes every profile of the test: pages left open would slow the next one down. */
export async function closeAll(): Promise<void> {
  const contexts = [...open.keys()];
  open.clear();
  await Promise.all(contexts.map((context) => close(context).catch(() => {})));
}
