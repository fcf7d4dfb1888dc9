import type { Page } from 'playwright';

/**
 * Waits until each timer of the page that is due within so many milliseconds has run, however slow the page
 * is: for what must not happen by itself.
 */
export const timersRan = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((wait) => new Promise<void>((resolve) => setTimeout(resolve, wait)), milliseconds);
