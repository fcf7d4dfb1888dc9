import type { Page } from 'playwright';
import { expect } from 'vitest';
import { t } from '#stories/lib/texts.ts';

const chord = 'Shift+Alt+KeyD';
/** Mark of the mode, beside the brand. */
export const mark = (page: Page) => page.getByText(t('ui.frame.discreet')).first();
/** Waits for the message that it is on. */
export const isAnnounced = (page: Page) => page.getByText(t('app.notices.discreetOn')).waitFor();

/** Presses its key until the code that listens has come. */
export const switchTo = async (page: Page, wanted: 'on' | null) => {
  const html = page.locator('html');
  await expect
    .poll(async () => {
      if ((await html.getAttribute('data-discreet')) !== wanted) await page.keyboard.press(chord);
      return html.getAttribute('data-discreet');
    })
    .toBe(wanted);
};
export const switchOn = (page: Page) => switchTo(page, 'on');

/** Of the demo: whole names, usernames and the product. */
export const whom =
  /(Ada|Bo|Cy|Dee|Eli|Fay) (Marlow|Lindqvist|Okafor|\w+yeva|Winters)|@(ada|bo|cy|dee|eli|fay)\b|Fanfare/u;
/** These, and every sum with its sign. */
export const telling = new RegExp(`${whom.source}|\\$ ?\\d|\\d ?\\$`, 'u');

/** All visible and accessible text: texts, names, descriptions, and the tab's title. */
export const readable = async (page: Page): Promise<string> =>
  [
    await page.title(),
    await page.locator('body').ariaSnapshot(),
    await page.evaluate(() => document.body.innerText),
    await page.evaluate(() =>
      [...document.querySelectorAll('[title], [aria-label], [alt], [aria-description]')]
        .filter((each) => each.checkVisibility())
        .flatMap((each) =>
          ['title', 'aria-label', 'alt', 'aria-description'].map((name) => each.getAttribute(name)),
        )
        .join('\n'),
    ),
  ]
    .join('\n')
    // Link targets are no text of the page.
    .replaceAll(/^\s*- \/url:.*$/gm, '')
    // Whom somebody writes about is theirs to say.
    .replaceAll('Rain, mostly. And Fay Winters.', '');
