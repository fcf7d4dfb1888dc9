import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import en from '#src/locales/en/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { ConversationView } from '#src/views/chat/conversation.view.tsx';
import {
  chat,
  composerWith,
  message,
  storeOf,
  viewerId,
  withBo,
} from '#stories/chat/chat.fixtures.ts';
import { notices } from '#stories/chat/notice.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

const calm = {
  history: 'resting',
  freshness: 'settled',
  receipt: 'resting',
  repair: 'idle',
} as const;

/** A chat with these messages at a width, with what is in its log. */
const log = async (width: number, messages = [message(1)], isSystem = false) => {
  const place = document.createElement('div');
  place.style.cssText = `display:flex;block-size:800px;inline-size:${width}px`;
  document.body.append(place);
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const actor = at(
    conversationMachine,
    { open: calm },
    {
      viewerId,
      ref: isSystem ? { withUserId: 1, chatType: 1 } : withBo,
      chat: isSystem ? null : chat(1),
      person: isSystem ? null : chat(1).person,
      view: storeOf(messages),
      before: null,
      cursor: null,
      lastReadId: 9,
      fresh: null,
      today: '2026-11-20',
      peerReadId: 2,
      seenId: 0,
      failure: null,
      broken: [],
      repaired: [],
      previewed: null,
      composer: isSystem ? null : composerWith(),
    },
  );
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <ConversationView actor={actor} />
      </TextProvider>,
    ),
  );
  await expect.poll(() => place.querySelectorAll('article').length).toBe(messages.length);
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
  return { place, all };
};

test.each([320, 390, 600])(
  'at %d px a message of one line is one line with its time, and no menu stands beside it',
  async (width) => {
    const messages = [
      message(1, { text: 'Yes' }),
      message(2, { text: 'And no', authorId: viewerId }),
    ];
    const { all } = await log(width, messages);
    for (const bubble of all('article')) {
      expect(bubble.offsetHeight).toBeGreaterThanOrEqual(34);
      expect(bubble.offsetHeight).toBeLessThanOrEqual(40);
      expect(bubble.querySelector('time')).not.toBeNull();
    }
    const buttons = all('article ~ span > button');
    expect(buttons.map((button) => getComputedStyle(button).opacity)).toEqual(['0', '0']);
    expect(buttons.map((button) => button.ariaLabel?.replace(/\s(?=PM)/, ' '))).toEqual([
      "Actions for Bo Lindqvist's message, 6:04 PM",
      'Actions for your message, 6:04 PM',
    ]);
    // The keyboard alone shows it: a script's focus counts as one after a key.
    await userEvent.keyboard('{Shift}');
    buttons[0]?.focus();
    await expect.poll(() => getComputedStyle(buttons[0] as HTMLElement).opacity).toBe('1');
    const { right = 0 } = buttons[0]?.getBoundingClientRect() ?? {};
    expect(right).toBeLessThanOrEqual(width + 8);
  },
);

test('the time stands in the last line where that has room, else below it', async () => {
  const { all } = await log(390, [
    message(1, { text: 'So many words that they fill their own line and stand on a second' }),
    message(2, { text: 'W'.repeat(80), authorId: viewerId }),
  ]);
  for (const bubble of all('article')) {
    const words = bubble.querySelector('p > span')?.getBoundingClientRect();
    const time = bubble.querySelector('time')?.getBoundingClientRect();
    expect(time?.bottom).toBeLessThanOrEqual(bubble.getBoundingClientRect().bottom);
    expect(time?.right).toBeLessThanOrEqual(bubble.getBoundingClientRect().right);
    expect((time?.bottom ?? 0) + 8).toBeGreaterThan(words?.bottom ?? 0);
  }
});

test.each([390, 600])(
  'at %d px a notification is a row of 56 to 72 px, all of it a link',
  async (width) => {
    const { all } = await log(width, [...notices], true);
    const rows = all('article > *');
    expect(rows.map(({ tagName }) => tagName)).toEqual(['A', 'A', 'A', 'A', 'SPAN', 'A']);
    for (const row of rows) {
      expect(row.offsetHeight).toBeGreaterThanOrEqual(56);
      expect(row.offsetHeight).toBeLessThanOrEqual(72);
      expect(row.offsetWidth).toBe(width - 2 * 16);
      expect(row.querySelector('time')?.textContent).toMatch(/^\d+:\d\d/);
    }
    expect(all('[role=log] time').length).toBe(notices.length + 2);
  },
);
