import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Opens a post by its title in a list, which is read on until it comes: what a test has
 * published stands above it, so that it need not stand on the first page.
 */
export async function openPost(page: Page, title: string): Promise<void> {
  const link = page.getByRole('link', { name: title });
  await page.getByRole('article').first().waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      return link.count();
    })
    .toBeGreaterThan(0);
  await link.first().click();
}
