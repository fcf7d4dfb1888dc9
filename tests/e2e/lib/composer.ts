import type { Page } from 'playwright';
import { t } from '#stories/lib/texts.ts';

/** The field of a post's words. */
export const words = (page: Page) => page.getByLabel(t('posts.postEditor.words'), { exact: true });

/** Waits until the server has the draft. */
export const saved = (page: Page) => page.getByText(/^Saved /).waitFor();

/** Waits for the page of the post that was published. */
export const isPublished = (page: Page) => page.waitForURL(/\/post\/\d+$/);
