import type { Page } from 'playwright';

/** The field of a post's words. */
export const words = (page: Page) => page.getByLabel('Words', { exact: true });

/** Waits until the server has the draft. */
export const saved = (page: Page) => page.getByText(/^Saved /).waitFor();

/** Waits for the page of the post that was published. */
export const isPublished = (page: Page) => page.waitForURL(/\/post\/\d+$/);
