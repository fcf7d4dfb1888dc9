import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import { boxWith, logWith } from './lib/chat.ts';
import { answer, dialog } from './lib/member.ts';
import { ownWorld, type OwnWorld } from './lib/own-world.ts';
import { storm } from './lib/storm.ts';
import { admit, post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const ada = { id: 2, name: 'Ada Marlow' };
const boId = 3;
/** Buttons that an impatient member presses; none of them may do a thing twice. */
const insisting = /^(Try again|Check now|Ask now|Pay \$.*)$/;

/** Presses what is offered until something is seen. */
async function insist(page: Page, goal: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await goal.isVisible()) return true;
        const offered = page.getByRole('button', { name: insisting, disabled: false });
        await offered
          .last()
          .click({ timeout: 200 })
          .catch(() => {});
        return goal.isVisible();
      },
      { interval: 250 },
    )
    .toBe(true);
}

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Presses something that may be drawn again meanwhile, until it has led on. */
const press = async (page: Page, what: Locator, next: Locator) => {
  await insist(page, what.or(next).first());
  if (!(await next.isVisible())) await what.click();
  await insist(page, next);
};

/** Leaves a receipt, and waits for the history entry that its dialog held to be gone. */
const leave = async (page: Page) => {
  await answer(page, 'Done').click();
  await page.waitForFunction(() => !(history.state as { dialog?: boolean } | null)?.dialog);
};

/** Ada's actions from another device, on a network that works. */
const creatorOf = async (world: OwnWorld) => {
  const context = await newProfile(browser, { baseURL: world.origin });
  await admit(context, 'ada');
  return (words: object) =>
    post(
      context.request,
      '/api/v1/chat/send',
      { withUserId: boId, message: null, fileHash: null, isPaid: false, price: null, ...words },
      world.origin,
    );
};

const talk = async (page: Page, say: (words: object) => Promise<void>, mark: string) => {
  for (let line = 1; line <= 8; line += 1) {
    await boxWith(page, ada.name).fill(`Mine ${line} ${mark}`);
    await boxWith(page, ada.name).press('Enter');
    if (line % 2 === 0) await say({ message: `Theirs ${line} ${mark}` });
  }
};

const unlock = async (page: Page) => {
  const pay = answer(page, 'Pay $6.40');
  await press(page, logWith(page, ada.name).getByRole('button', { name: 'Unlock for $6.40' }), pay);
  await insist(page, dialog(page).getByText('The message is yours.'));
  await leave(page);
};

const tip = async (page: Page) => {
  await go(page, '/fay');
  const amount = dialog(page).getByLabel('Another amount');
  await press(page, page.getByRole('button', { name: 'Send a tip' }), amount);
  await amount.fill('7');
  await press(page, answer(page, /^Continue/), answer(page, 'Pay $7.00'));
  await insist(
    page,
    dialog(page).getByText(t('billing.purchase.succeeded.tip', { name: 'Fay Winters' })),
  );
  await leave(page);
};

const subscribe = async (page: Page) => {
  const plan = dialog(page).getByRole('radio', { name: /^1 month/ });
  await press(page, page.getByRole('button', { name: /^Subscribe/ }).first(), plan);
  await plan.check();
  await press(page, answer(page, /^Continue/), answer(page, /^Pay /));
  await insist(
    page,
    dialog(page).getByText(t('billing.purchase.succeeded.subscription', { name: 'Fay Winters' })),
  );
  await leave(page);
};

/** Presses what a row that was not sent offers, until none is left and none is on its way. */
const settle = async (page: Page) => {
  const log = logWith(page, ada.name);
  await log.getByRole('article').first().waitFor();
  const open = log.getByText(/^(Not sent|Sending|Waiting to be sent|Checking)/);
  await expect
    .poll(
      async () => {
        const failed = log.getByRole('button', { name: 'Try again' });
        await failed
          .first()
          .click({ timeout: 200 })
          .catch(() => {});
        return (await open.count()) + (await log.getByLabel(/Sending|Waiting|Checking/).count());
      },
      { interval: 250 },
    )
    .toBe(0);
};

/** Every line of the talk stands there once, in its order. */
const isTold = async (page: Page, mark: string) => {
  const rows = logWith(page, ada.name).getByRole('article').filter({ hasText: mark });
  await expect.poll(() => rows.count()).toBe(12);
  const words = await rows.allInnerTexts();
  const mine = words.flatMap((row) => /Mine \d+/.exec(row) ?? []);
  const theirs = words.flatMap((row) => /Theirs \d+/.exec(row) ?? []);
  expect(mine).toEqual(Array.from({ length: 8 }, (_, line) => `Mine ${line + 1}`));
  expect(theirs).toEqual([2, 4, 6, 8].map((line) => `Theirs ${line}`));
};

test.each([20_261, 4_711])(
  'on a network that breaks by the seed %d nothing is lost, and nothing is done twice',
  async (seed) => {
    const world = await ownWorld();
    try {
      const mark = `s${seed}`;
      const say = await creatorOf(world);
      const secret = 'The secret of this storm';
      await say({ message: secret, isPaid: true, price: 640 });
      const context = await newProfile(browser, { baseURL: world.origin });
      await admit(context, 'bo');
      const page = await context.newPage();
      const weather = await storm(page, seed);
      await page.goto(`/messages/${ada.id}`);
      await boxWith(page, ada.name).waitFor();
      weather.begin();
      await talk(page, say, mark);
      await unlock(page);
      await tip(page);
      await subscribe(page);
      weather.end();
      expect(weather.met()).toBeGreaterThan(20);

      await insist(page, page.getByText(pattern('people.relationship.renews')));
      await go(page, `/messages/${ada.id}`);
      await boxWith(page, ada.name).waitFor();
      await settle(page);
      await logWith(page, ada.name).getByText(secret).waitFor();
      await reload(page);
      await settle(page);
      await isTold(page, mark);

      const { paid, charged, said } = await world.books(boId);
      expect(paid.map(({ type }) => type).toSorted()).toEqual(['message', 'subscription', 'tip']);
      expect(charged).toBe(3);
      expect(said.filter((words) => words?.includes(mark))).toHaveLength(8);
    } finally {
      await world.end();
    }
  },
);
