import type { Page } from 'playwright';
import { t } from '#stories/lib/texts.ts';
import { enterPassword, passwordDialog } from './member.ts';
import { button, field, strong } from './newcomer.ts';

/** The one page of an account that is closed. */
export const closed = (page: Page) =>
  page.getByRole('heading', { name: /^Your account will be deleted on / });

/** Presses the last button of the page, and types the password that it takes. */
export async function leave(page: Page): Promise<void> {
  await field(page, t('settings.leaving.reason')).fill('Too few prints.');
  await button(page, t('settings.leaving.submit')).click();
  await passwordDialog(page).waitFor();
  await enterPassword(page, strong);
  await closed(page).waitFor();
}
