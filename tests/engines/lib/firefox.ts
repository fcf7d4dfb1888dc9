import { launch, type ElementHandle } from 'puppeteer-core';
import { pathOf } from '#tests/lib/debian.ts';
import type { EngineKind } from './engine.ts';

/** The driver's types know the arguments of one call only, ours of any. */
const asPageFunction = (work: (...args: never[]) => unknown) =>
  work as (...args: unknown[]) => unknown;

/** Stock Firefox, over WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox ESR',
  programs: ['firefox-esr'],
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: pathOf('firefox-esr') ?? '',
      defaultViewport: { width: 1024, height: 730 },
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
    });
    const page = await browser.newPage();
    return {
      open: async (url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
      },
      run: (work, ...args) => page.evaluate(asPageFunction(work), ...args) as Promise<never>,
      find: async (work, ...args) => {
        const found = await page.evaluateHandle(asPageFunction(work), ...args);
        const element = found.asElement() as ElementHandle<HTMLInputElement> | null;
        return (
          element && {
            click: () => element.click(),
            type: (text) => element.type(text),
            choose: (file) => element.uploadFile(file),
          }
        );
      },
      press: async (key, withShift = false) => {
        if (withShift) await page.keyboard.down('Shift');
        await page.keyboard.press(key);
        if (withShift) await page.keyboard.up('Shift');
      },
      close: () => browser.close(),
    };
  },
};
