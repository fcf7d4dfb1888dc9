import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guardFocus } from '#src/ui/focus/focus-guard.ts';
import { placeFocus } from '#src/ui/focus/landing.ts';
import { announceArrival } from '#src/ui/focus/route-arrival.ts';
import type { Position, PositionStore } from '#src/ui/lists/scroll-position.ts';
import { screenHeadingId } from '#src/ui/style/heading.tsx';

const page = document.createElement('div');
const kept = new Map<string, Position>();
const store: PositionStore = {
  read: (entry) => kept.get(entry) ?? null,
  write: (entry, position) => void kept.set(entry, position),
};
const said: string[] = [];
let stops: (() => void)[] = [];
beforeEach(() => {
  document.body.append(page);
  history.replaceState({ key: 'one' }, '', '#');
  stops = [guardFocus(), placeFocus()];
});
afterEach(() => {
  for (const stop of stops) stop();
  page.replaceChildren();
  page.remove();
  kept.clear();
  said.length = 0;
  history.replaceState({ key: 'one' }, '', location.pathname);
});

const open = (html: string, rest: { isBack?: boolean; isFirst?: boolean } = {}) => {
  const main = page.querySelector('main');
  if (main) main.innerHTML = html;
  else page.innerHTML = `<main id="content" tabindex="-1">${html}</main>`;
  announceArrival({
    isFirst: false,
    isBack: false,
    store,
    say: (name) => said.push(name),
    ...rest,
  });
};
const add = (html: string) => page.querySelector('main')?.insertAdjacentHTML('beforeend', html);
const title = `<h1 id="${screenHeadingId}" tabindex="-1">Post</h1>`;
const field =
  '<label for="words">Message to Ada</label><textarea id="words" data-arrival></textarea>';
const focused = () => document.activeElement?.textContent || document.activeElement?.id;

test('the heading takes the focus, also when it comes after a link', async () => {
  open('<a href="/ada">Ada</a>');
  add('<p>More</p>');
  add(title);
  await expect.poll(focused).toBe('Post');
});

test('a control that is removed leaves nothing to its neighbour while the heading is waited for', async () => {
  open('<button>Publish</button>');
  page.querySelector('button')?.focus();
  open('<a href="/ada">Ada</a>');
  add('<p>More</p>');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(document.body);
  add(`${title}<button>Follow</button>`);
  await expect.poll(focused).toBe('Post');
});

test('a part that takes no focus leaves it to the heading', async () => {
  history.replaceState({ key: 'one' }, '', '#comments');
  open('<a href="/ada">Ada</a>');
  add(`${title}<h2 id="comments">5 comments</h2>`);
  await expect.poll(focused).toBe('Post');
});

test('the marked element is preferred, and its name is said', async () => {
  open(title);
  await expect.poll(focused).toBe('Post');
  add(field);
  await expect.poll(focused).toBe('words');
  expect(said).toEqual(['Message to Ada']);
});

test('a person who acts first is left where they are', async () => {
  open(`<button>Like</button>${title}`);
  page.querySelector('button')?.focus();
  await userEvent.keyboard('{Shift}');
  add(field);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(focused()).toBe('Like');
});

test('the part that the address names is waited for', async () => {
  history.replaceState({ key: 'one' }, '', '#comments');
  open(title);
  add('<div style="block-size: 2000px"></div><h2 id="comments" tabindex="-1">5 comments</h2>');
  await expect.poll(focused).toBe('5 comments');
  expect(scrollY).toBeGreaterThan(0);
});

test.each([
  [
    'a link',
    '<article data-anchor="7"><a href="/ada">Ada</a><a href="/ada/post/7">Fog</a></article>',
    'Fog',
  ],
  [
    'a button',
    '<article data-anchor="7"><a href="/ada">Ada</a><button>Like</button></article>',
    'Like',
  ],
  ['a link beside all items', '<a href="/settings/site">Site</a>', 'Site'],
])('after Back %s has the focus again, once it is there', async (_, html, name) => {
  open(`${title}${html}`);
  const control = [...page.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === name,
  );
  control?.focus();
  history.replaceState({ key: 'two' }, '');
  open(title);
  history.replaceState({ key: 'one' }, '');
  open(title, { isBack: true });
  await expect.poll(focused).toBe('Post');
  add(html);
  await expect.poll(focused).toBe(name);
});

test('a page that is opened anew keeps the focus of the browser', async () => {
  open(`${title}${field}`, { isFirst: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(document.body);
});

test('a screen that has opened before this code came has its place all the same', async () => {
  for (const stop of stops) stop();
  history.replaceState({ key: 'one' }, '', '#comments');
  open(`${title}<h2 id="comments" tabindex="-1">5 comments</h2>`);
  expect(document.activeElement).toBe(document.body);
  stops = [guardFocus(), placeFocus()];
  await expect.poll(focused).toBe('5 comments');
});

test('the name of a silent mark is not said', async () => {
  open(title);
  add(field.replace('data-arrival', 'data-arrival="silent"'));
  await expect.poll(focused).toBe('words');
  expect(said).toEqual([]);
});

test('a part stands at the top once all below it has come', async () => {
  history.replaceState({ key: 'one' }, '', '#comments');
  const tall = '<p style="block-size: 900px">More</p>';
  const busy = '<div role="status" aria-busy="true">Loading</div>';
  open(`${title}${tall}<section><h2 id="comments" tabindex="-1">5 comments</h2>${busy}</section>`);
  await expect.poll(focused).toBe('5 comments');
  const section = page.querySelector('section');
  section?.querySelector('[role="status"]')?.remove();
  section?.insertAdjacentHTML('beforeend', tall + tall);
  // Below the bars, where a stylesheet says so.
  await expect.poll(() => section?.getBoundingClientRect().top).toBeLessThan(100);
});
