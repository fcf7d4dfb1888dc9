import type { Page } from 'playwright';

/** Bars that stay in the window while it scrolls and take more than a fifth of its height, with their share. */
export const tallBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { position, visibility } = getComputedStyle(element);
      if ((position !== 'sticky' && position !== 'fixed') || visibility === 'hidden') return [];
      // Dialogs and notices lie over the page and go again.
      if (element.closest('[role="dialog"], [role="alertdialog"], [data-live-announcer]'))
        return [];
      const { width, height } = element.getBoundingClientRect();
      if (width < innerWidth / 2 || height <= innerHeight / 5) return [];
      const share = Math.round((height / innerHeight) * 100);
      return [`bar ${element.localName}.${element.className}: ${share} %`];
    }),
  );
