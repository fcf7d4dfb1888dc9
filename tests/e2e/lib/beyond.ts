import type { Page } from 'playwright';
import { escaped } from '#stories/lib/escaped.ts';

/**
 * Overflow of a document beyond the window and its content, down and sideways, with the elements
 * that cause it.
 */
export const beyond = async (page: Page): Promise<string[]> => {
  const [down, sideways] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const shown = document.getElementById('root')?.getBoundingClientRect().bottom ?? 0;
    return [
      Math.max(0, Math.floor(scrollHeight - Math.max(innerHeight, shown + scrollY + 1))),
      Math.max(0, scrollWidth - innerWidth),
    ] as const;
  });
  const lengths = [`${down} px down`, `${sideways} px sideways`].filter(
    (one) => !one.startsWith('0 '),
  );
  return [...lengths, ...(await page.evaluate(escaped))];
};

/** Every chat of a long list is unread, as after a week away: each row has its badge. */
export const withUnreadChats = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/chats/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json().catch(() => null)) as { list?: unknown } | null;
    if (!Array.isArray(body?.list)) return route.fulfill({ response: answer });
    const list = body.list.map((chat: object) => ({ ...chat, unread_count: 3 }));
    return route.fulfill({ response: answer, json: { ...body, list } });
  });
};
