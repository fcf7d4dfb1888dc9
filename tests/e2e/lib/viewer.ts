import type { Page } from 'playwright';
import { headersOf } from './calls.ts';
import { anew } from './pictures.ts';

/** The picture that the viewer shows. */
export const picture = (page: Page) => page.locator('[role=dialog] img[data-zoom]');
/** Waits for the viewer at a place, such as "2 of 5". */
export const isAt = (page: Page, place: string) =>
  page.getByRole('dialog', { name: place }).waitFor();
export const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
/** Name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Files to send, all of the same picture. */
export const pictures = (count: number, buffer: Buffer) =>
  Array.from({ length: count }, (_, place) => ({
    name: `lake ${place + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: anew(buffer),
  }));

/** Puts so many files into the library of the member of a page, without its form. */
export async function fill(page: Page, count: number, buffer: Buffer): Promise<void> {
  for (const file of pictures(count, buffer)) {
    const multipart = { purpose: 'post', upload_id: crypto.randomUUID(), file };
    const answer = await page.request.post('/api/v1/files', {
      headers: await headersOf(page),
      multipart,
    });
    if (!answer.ok()) throw new Error(`POST /files: ${answer.status()} ${await answer.text()}`);
  }
}
