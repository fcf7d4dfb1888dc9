import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { awaitSearch } from '#src/actors/app/await-search.ts';

const page = document.createElement('div');
let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  document.body.append(page);
});
afterEach(() => {
  ending.abort();
  page.replaceChildren();
  page.remove();
});
const show = (value = '') => {
  page.innerHTML = `<input type="search" data-command="search" value="${value}" />`;
};
const field = () => page.querySelector('input');

test('what is typed before the search is there goes into it, behind what it holds', async () => {
  const over = awaitSearch(ending.signal);
  await userEvent.keyboard('fogs{Backspace}');
  show('big ');
  await over;
  expect(document.activeElement).toBe(field());
  expect(field()?.value).toBe('big fog');
  await userEvent.keyboard('gy');
  expect(field()?.value).toBe('big foggy');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press of the pointer', () => userEvent.click(document.body)],
  ['the chart', async () => ending.abort()],
])('%s ends the waiting', async (_, end) => {
  const over = awaitSearch(ending.signal);
  await userEvent.keyboard('fog');
  await end();
  await over;
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field()?.value).toBe('');
  expect(document.activeElement).not.toBe(field());
});
