import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { regionKeys } from '#src/ui/focus/region-keys.ts';
import { screenHeadingId } from '#src/ui/style/heading.tsx';

const page = document.createElement('div');
let stop: () => void;
beforeEach(() => {
  document.body.append(page);
  stop = regionKeys();
});
afterEach(() => {
  stop();
  page.remove();
});

const chat = `
  <nav><a href="/">Home</a><a href="/messages" aria-current="page">Messages</a></nav>
  <main tabindex="-1"><h1 id="${screenHeadingId}" tabindex="-1">Ada</h1><nav><a href="/all">All</a></nav>
    <button>Menu</button><textarea data-arrival aria-label="Message"></textarea>
    <aside><a href="/ada">Profile</a></aside></main>
  <div role="dialog" hidden>Question</div>
  <section data-live-announcer><button>Undo</button><button>Dismiss</button></section>`;
const focused = () => {
  const { activeElement } = document;
  return activeElement?.textContent?.trim() || activeElement?.getAttribute('aria-label');
};
const press = (keys: string) => userEvent.keyboard(keys);

test('F6 goes through navigation, content, field and side panel, and round', async () => {
  page.innerHTML = chat;
  for (const name of ['Messages', 'Ada', 'Message', 'Profile', 'Messages']) {
    await press('{F6}');
    expect(focused()).toBe(name);
  }
  await press('{Shift>}{F6}{/Shift}');
  expect(focused()).toBe('Profile');
  await press('{Shift>}{F6}{/Shift}');
  expect(focused()).toBe('Message');
});

test('F8 goes to the notices and comes back', async () => {
  page.innerHTML = chat;
  page.querySelector<HTMLElement>('main button')?.focus();
  await press('{F8}');
  expect(focused()).toBe('Undo');
  await press('{F8}');
  expect(focused()).toBe('Menu');
});

test('a dialog keeps F6 inside', async () => {
  page.innerHTML = chat;
  page.querySelector('[role=dialog]')?.removeAttribute('hidden');
  page.querySelector<HTMLElement>('main button')?.focus();
  await press('{F6}');
  expect(focused()).toBe('Menu');
});
