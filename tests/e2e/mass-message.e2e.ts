import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { leftDialog, openBrowser } from './lib/browser.ts';
import { answer, cards, dialog, newMember, signedIn, subscribeWith } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { slowTime } from './lib/slow-time.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = 2;
const log = (page: Page) => page.getByRole('log');
const words = (page: Page) => dialog(page).getByRole('textbox', { name: 'Message', exact: true });

/** From the list of chats to the question whether to send it, with ten seconds to take it back. */
const write = async (page: Page, text: string) => {
  await button(page, 'New mass message').click();
  await dialog(page)
    .getByRole('radio', { name: /^Subscribers/ })
    .check();
  await dialog(page).getByRole('radio', { name: '10 seconds' }).check();
  await words(page).fill(text);
};

describe.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('a mass message %s', (_, options) => {
  test('to subscribers is counted, taken back, sent once, and stands in their chats', async () => {
    const { page: fan } = await newMember(browser, '/ada', options);
    await subscribeWith(fan, cards.pays);
    await answer(fan, /^Pay /).click();
    await answer(fan, 'Done').click();
    await leftDialog(fan);
    await expect.poll(() => fan.url()).toMatch(/\/ada$/);
    await fan.goto(`/messages/${ada}`);
    await fan.getByRole('textbox', { name: 'Message', exact: true }).waitFor();

    const creator = await signedIn(browser, 'ada', '/messages');
    await creator.setViewportSize(options);
    await slowTime(creator);
    const sent: string[] = [];
    creator.on('request', (request) => {
      if (request.url().endsWith('/api/v1/chat/send'))
        sent.push(request.headers()['idempotency-key'] ?? '');
    });
    const text = `The fog is back (${options.width})`;
    await write(creator, text);
    await button(creator, t('chat.pricePart.open')).click();
    await dialog(creator).getByLabel(t('chat.pricePart.price')).fill('4');
    await answer(creator, 'Continue').click();
    await dialog(creator).getByText('Goes to').waitFor();
    await dialog(creator).getByText('$4.00').waitFor();
    await answer(creator, 'Send').click();
    await dialog(creator)
      .getByText(/^Sends in \d+ seconds?\.$/)
      .first()
      .waitFor();
    await answer(creator, 'Undo').click();
    await expect.poll(() => words(creator).inputValue()).toBe(text);
    expect(sent).toEqual([]);

    await dialog(creator).getByRole('radio', { name: 'None' }).check();
    await answer(creator, 'Make it free').click();
    await answer(creator, 'Continue').click();
    await answer(creator, 'Send').click();
    await dialog(creator)
      .getByText(/^On its way to \d+ (person|people)\.$/)
      .waitFor();
    await answer(creator, 'Done').click();
    await expect.poll(() => dialog(creator).count()).toBe(0);
    expect(sent).toHaveLength(1);
    await log(fan).getByText(text).waitFor();
    expect(await log(fan).getByText(text).count()).toBe(1);

    await button(creator, 'New mass message').click();
    expect(await dialog(creator).getByRole('radio', { name: 'None' }).isChecked()).toBe(true);
    await Promise.all([fan.context().close(), creator.context().close()]);
  });
});
