import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardFocus } from '#src/ui/focus/focus-guard.ts';
import { screenHeadingId } from '#src/ui/style/heading.tsx';

const page = document.createElement('div');
let stop: () => void;
beforeEach(() => {
  document.body.append(page);
  stop = guardFocus();
});
afterEach(() => {
  stop();
  page.remove();
});

const frame = (name: string) =>
  `<a href="#content">Skip to content</a>
   <main id="content" tabindex="-1"><h1 id="${screenHeadingId}" tabindex="-1">${name}</h1><p>Words</p><button>${name}: first</button><button>${name}: second</button></main>`;
const focused = () => document.activeElement?.textContent;

test('what stands beside a control that goes has the focus', async () => {
  page.innerHTML = frame('One');
  page.querySelector('button')?.focus();
  page.querySelector('button')?.remove();
  await expect.poll(focused).toBe('One: second');
});

test('a page that goes as a whole leaves the focus to the heading of the next, not to the link that skips to it', async () => {
  page.innerHTML = frame('One');
  page.querySelector('main')?.focus();
  page.innerHTML = frame('Two');
  await expect.poll(focused).toBe('Two');
});

test('a menu that was opened meanwhile is left the focus', async () => {
  page.innerHTML = frame('One');
  const button = page.querySelector('button');
  button?.focus();
  page.insertAdjacentHTML('beforeend', '<div role="menu" tabindex="-1">Hide</div>');
  button?.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
  page.querySelector('[role="menu"]')?.remove();
  await expect.poll(focused).toBe('One: second');
});
