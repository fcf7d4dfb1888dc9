import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import en from '#src/locales/en/index.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  );

/** A button with a menu of three items, which is open; and what was chosen. */
const opened = async (by: 'pointer' | 'key') => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const chosen: string[] = [];
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <MenuButton
          label="More"
          items={() => [
            { id: 'edit', label: 'Edit' },
            { id: 'copy', label: 'Copy text', copies: 'The blue one' },
            { id: 'erase', label: 'Delete', disabled: true },
          ]}
          onSelect={(id) => chosen.push(id)}
        />
      </TextProvider>,
    ),
  );
  end = () => {
    root.unmount();
    place.remove();
  };
  // A press by key has no pointer's count.
  place
    .querySelector('button')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: by === 'key' ? 0 : 1 }));
  await expect.poll(() => item('Edit')?.getBoundingClientRect().height ?? 0).toBeGreaterThan(0);
  return chosen;
};
const isClosed = () => document.querySelector('[role=menu]') === null;

test('a press and release so quick that nothing is marked yet chooses the item all the same', async () => {
  const chosen = await opened('pointer');
  // A finger moves no pointer over the item beforehand, and a busy page draws nothing in between.
  item('Edit')?.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
  );
  item('Edit')?.click();
  await expect.poll(() => chosen).toEqual(['edit']);
  await expect.poll(isClosed).toBe(true);
});

test('an item that stands under a pointer no more is chosen by what was pressed', async () => {
  const chosen = await opened('pointer');
  item('Edit')?.dispatchEvent(
    new PointerEvent('pointerleave', { bubbles: true, pointerType: 'mouse' }),
  );
  item('Edit')?.click();
  await expect.poll(() => chosen).toEqual(['edit']);
});

test('keys choose once', async () => {
  const chosen = await opened('key');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chosen).toEqual(['edit']);
  await expect.poll(isClosed).toBe(true);
  expect(chosen).toEqual(['edit']);
});

test('what cannot be done is not done by a press', async () => {
  const chosen = await opened('pointer');
  item('Delete')?.click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isClosed).toBe(true);
  expect(chosen).toEqual([]);
});

test('what copies writes its text to the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const chosen = await opened('pointer');
  item('Copy text')?.click();
  await expect.poll(() => chosen).toEqual(['copy']);
  expect(write.mock.calls).toEqual([['The blue one']]);
  write.mockRestore();
});

test('where there is no clipboard nothing is offered to be copied', async () => {
  const none = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await opened('pointer');
  expect(item('Copy text')).toBeUndefined();
  none.mockRestore();
});
