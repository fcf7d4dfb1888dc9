import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { pattern, t } from '#stories/lib/texts.ts';
import { reload, signIn } from './lib/browser.ts';
import { boxWith, chatRow, logWith, openChat } from './lib/chat.ts';
import { pageWorlds } from './lib/page-world.ts';
import { isQuiet } from './lib/requests.ts';
import { timersRan } from './lib/timers.ts';

const open = pageWorlds();
const ada = 'Ada Marlow';

/** A page of the product at a server that answers what the specification shows, and nothing beyond. */
const atPlain = async () => {
  const world = await open();
  await world.turn('switches', { isPlain: true });
  return world;
};

const write = async (page: Page, text: string) => {
  await boxWith(page, ada).fill(text);
  await boxWith(page, ada).press('Enter');
};

describe('a server that knows nothing beyond the specification', () => {
  test('is signed in to; feed, a profile and the list of chats are shown', async () => {
    const { page } = await atPlain();
    await page.goto('/login');
    await signIn(page, 'bo');
    await page.locator('article').first().waitFor();
    await page.goto('/ada');
    await page.getByRole('heading', { level: 1, name: ada }).waitFor();
    await page.locator('article').first().waitFor();
    await page.goto('/messages');
    await chatRow(page, ada).waitFor();
    await page.goto('/interests/followed');
    await page.getByRole('link', { name: ada }).first().waitFor();
  });

  test('takes and pages messages', async () => {
    const { page, turn, signIn: admit } = await atPlain();
    const between = ['bo@fanfare.test', 'ada@fanfare.test'];
    await turn('talk', { between, count: 75 });
    await admit('bo');
    await page.goto('/messages');
    await openChat(page, ada);
    const log = logWith(page, ada);
    await log.getByText(/^Line 75\b/).waitFor();
    await write(page, 'Plainly.');
    await log.getByText('Plainly.', { exact: true }).waitFor();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    await expect
      .poll(async () => {
        await log.hover();
        await page.mouse.wheel(0, -4_000);
        return log.getByText(/^Line 1\b/).count();
      })
      .toBe(1);
  });

  test('is never sent a message twice whose answer was lost: it is shown as what it is', async () => {
    const { page, signIn: admit } = await atPlain();
    await admit('bo');
    await page.goto('/messages');
    await openChat(page, ada);
    let sent = 0;
    // The server does it, and its answer is lost. (Of a cut connection a browser sends it again itself.)
    await page.route('**/api/v1/chat/send', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await write(page, 'Once, perhaps.');
    await logWith(page, ada).getByText('It may have been sent').waitFor();
    const standing = logWith(page, ada).getByText('Once, perhaps.', { exact: true });
    // As the server has it, beside the one of which nobody knows.
    await expect.poll(() => standing.count()).toBe(2);
    await timersRan(page, 3_000);
    await isQuiet(page);
    expect(sent).toBe(1);
    await page.locator('[data-unsent]').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => standing.count()).toBe(1);
  });

  test('is followed at, left, banned and forgiven, though it answers with a list alone', async () => {
    const { page, signIn: admit } = await atPlain();
    await admit('bo');
    await page.goto('/rosa');
    await page.getByRole('button', { name: 'Follow Rosa Nascimento' }).click();
    await page.getByText('Following', { exact: true }).waitFor();
    await page.goto('/interests/followed');
    await page.getByRole('button', { name: 'Unfollow Rosa Nascimento' }).click();
    await page.getByRole('button', { name: 'Undo: follow Rosa Nascimento again' }).click();
    await page.getByRole('button', { name: 'Unfollow Rosa Nascimento' }).waitFor();
    await page
      .getByRole('button', { name: t('people.relationship.more', { name: 'Rosa Nascimento' }) })
      .click();
    await page.getByRole('menuitem', { name: 'Mute, restrict or block' }).click();
    const question = page.getByRole('dialog');
    // Nobody is banned by a press alone.
    await question.getByRole('button', { name: t('people.block.confirm') }).click();
    await question.getByText(t('people.block.unchosen')).waitFor();
    await question.getByRole('radio', { name: /^Mute/ }).check();
    await question.getByRole('button', { name: 'Mute', exact: true }).click();
    await page
      .getByRole('button', {
        name: t('people.blacklist.undoBanLabel.mute', { name: 'Rosa Nascimento' }),
      })
      .click();
    await reload(page);
    await page.getByRole('button', { name: 'Unfollow Rosa Nascimento' }).waitFor();
  });

  test('is never sent a tip twice whose answer was lost, and nobody says that nothing was charged', async () => {
    const { page, signIn: admit } = await atPlain();
    await admit('bo');
    await page.goto('/ada');
    let sent = 0;
    await page.route('**/api/v1/tips', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await page.getByRole('button', { name: 'Send a tip' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: /^Pay / }).click();
    const asks = dialog.getByRole('button', { name: 'Check now' });
    await asks.waitFor();
    await asks.click();
    await asks.waitFor();
    await timersRan(page, 4_000);
    await isQuiet(page);
    expect(sent).toBe(1);
    expect(await dialog.getByText(t('billing.purchase.declinedTitle')).count()).toBe(0);
  });

  test('is never sent a mass message twice whose answer was lost, unless by a press', async () => {
    const { page, signIn: admit } = await atPlain();
    await admit('ada');
    await page.goto('/messages');
    let sent = 0;
    await page.route('**/api/v1/chat/send', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await page.getByRole('button', { name: 'New mass message' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Followers and/ }).check();
    await dialog.getByRole('radio', { name: 'None' }).check();
    await dialog.getByRole('textbox', { name: 'Message', exact: true }).fill('To all, once.');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByText(pattern('chat.massMessage.unknown')).waitFor();
    await timersRan(page, 5_000);
    await isQuiet(page);
    expect(sent).toBe(1);
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => sent).toBe(2);
    await dialog.getByText(pattern('chat.massMessage.unknown')).waitFor();
  });
});
