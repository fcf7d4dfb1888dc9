import type { Page } from 'playwright';
import { t } from '#stories/lib/texts.ts';

/** All that may stand in the place of a screen whose code did not come. */
const endings = ['outdatedTitle', 'strandedTitle', 'offlineTitle', 'unreachableTitle'] as const;

/** Clicks the link to the forgotten password without hover or focus before; returns in ms when 'Loading...' came and went. */
export const follow = (page: Page) =>
  page.evaluate(
    async (titles) => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/forgot-password"]');
      const start = performance.now();
      const since = () => performance.now() - start;
      const seen: { came: number | null; went: number | null } = { came: null, went: null };
      link?.click();
      while (since() < 60_000 && seen.went === null) {
        const words = document.querySelector('main')?.innerText ?? '';
        if (words.includes('Loading...')) seen.came ??= since();
        else if (seen.came !== null) seen.went = since();
        if (document.querySelector('h1')?.textContent.match(/password/i)) break;
        if (titles.some((title) => document.body.innerText.includes(title))) break;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return { ...seen, arrived: since() };
    },
    endings.map((ending) => t(`app.screen.${ending}`)),
  );
