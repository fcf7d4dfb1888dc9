import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Ids of the mails to one address, the latest first; the outbox of the demo world shows them to all. */
export async function mailsTo(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get('/outbox');
  const html = await answer.text();
  return html
    .split('<li>')
    .filter((item) => item.includes(`>${address},`) || item.includes(`${address}, <time`))
    .flatMap((item) => /\/outbox\/(\d+)/.exec(item)?.[1] ?? []);
}

/** Waits for the latest mail to an address and gives the path of the first link that fits. */
export async function linkMailedTo(page: Page, address: string, fits: RegExp): Promise<string> {
  let found: string | null = null;
  const look = async () => {
    for (const id of await mailsTo(page, address)) {
      const answer = await page.request.get(`/outbox/${id}`);
      const text = (await answer.text()).replaceAll('&amp;', '&');
      const link = [...text.matchAll(/href="(https?:[^"]+)"/g)]
        .map(([, url]) => new URL(url ?? ''))
        .find(({ pathname }) => fits.test(pathname));
      if (!link) continue;
      found = link.pathname + link.search;
      return true;
    }
    return false;
  };
  await expect.poll(look).toBe(true);
  return found ?? '';
}
