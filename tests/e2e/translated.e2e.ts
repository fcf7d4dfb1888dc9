import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { everyScreen } from './lib/every-screen.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** As the translators of browsers do: each text is taken out of its place and put into two elements there. */
const translateAlways = (page: Page) =>
  page.addInitScript(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- the function alone is sent into a page */
    const unread = 'script, style, textarea, title, font, svg, option';
    const wrap = (text: Text) => {
      const { parentElement: parent } = text;
      if (!parent || parent.closest(unread) || !/\p{L}/u.test(text.data)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    };
    const texts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      if (root instanceof Text) found.push(root);
      return found;
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          for (const text of texts(node)) wrap(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

test('a page that the browser translates word by word never breaks, wide and on a phone', async () => {
  const found: string[] = [];
  const errors: string[] = [];
  const wide = { width: 1440, height: 900 };
  const prepare = async (page: Page) => {
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    await translateAlways(page);
  };
  await everyScreen(browser, { ...wide, prepare }, async ({ page, who, path }) => {
    // Width-specific elements are removed from a page whose text nodes a translator has moved.
    for (const width of [1440, 390, 1440]) {
      await page.setViewportSize({ ...wide, width });
      if ((await page.getByText(t('app.screen.brokenTitle')).count()) > 0)
        found.push(`${who} ${path} is broken at ${width}`);
      if ((await page.getByRole('main').count()) === 0)
        found.push(`${who} ${path} is blank at ${width}`);
    }
  });
  expect(errors).toEqual([]);
  expect(found).toEqual([]);
}, 600_000);
