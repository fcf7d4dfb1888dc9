import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeopleList } from '#src/ui/lists/people-list.tsx';
import '#src/ui/style/base.css';

const ends: (() => void)[] = [];
beforeEach(() => page.viewport(800, 900));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  await page.viewport(800, 900);
});

interface Row {
  readonly id: number;
}

const rows: readonly Row[] = Array.from({ length: 1_000 }, (_, id) => ({ id }));
const idOf = ({ id }: Row) => id;
const words = 'Somebody with so many words that they do not fit into one line of a phone. ';
const renderRow = ({ id }: Row) => (
  <p>
    {id}: {words}
  </p>
);

/** A long list, and what is to be known of its rows and places. */
const list = (inlineSize?: string) => {
  const place = document.createElement('div');
  if (inlineSize !== undefined) Object.assign(place.style, { inlineSize, float: 'left' });
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <PeopleList
        label={`People ${inlineSize ?? ''}`}
        rows={rows}
        count={rows.length}
        idOf={idOf}
        renderRow={renderRow}
        onSeen={() => undefined}
      />,
    ),
  );
  ends.push(() => {
    root.unmount();
    place.remove();
    scrollTo(0, 0);
  });
  const tall = (selector: string) =>
    place.querySelector(selector)?.getBoundingClientRect().height ?? null;
  return {
    row: () => tall('li:not(:empty)'),
    empty: () => tall('li:empty'),
    said: () => place.querySelector('ul')?.style.getPropertyValue('--place'),
  };
};

test('a place is as tall as a row also after the window has got another width', async () => {
  const { row, empty, said } = list();
  await expect.poll(row).toBeGreaterThan(0);
  const wide = row();
  expect(said()).toBe(`${wide}px`);
  await page.viewport(320, 900);
  await expect.poll(row).toBeGreaterThan(wide ?? 0);
  await expect.poll(said).toBe(`${row()}px`);
  scrollTo(0, document.documentElement.scrollHeight / 2);
  // Most of those after a leap wait for their turn.
  await expect.poll(empty, { interval: 1 }).toBe(row());
});

test('of two lists in a page each measures its own rows', async () => {
  const narrow = list('240px');
  const wide = list('400px');
  await expect.poll(wide.row).toBeGreaterThan(0);
  await page.viewport(700, 900);
  await expect.poll(narrow.said).toBe(`${narrow.row()}px`);
  await expect.poll(wide.said).toBe(`${wide.row()}px`);
  expect(narrow.row()).toBeGreaterThan(wide.row() ?? 0);
});

test('another height of the window alone measures nothing anew', async () => {
  const { row, said } = list();
  await expect.poll(row).toBeGreaterThan(0);
  const before = said();
  const looks = [
    vi.spyOn(document, 'querySelector'),
    vi.spyOn(Element.prototype, 'querySelector'),
  ] as const;
  await page.viewport(800, 500);
  await expect.poll(() => innerHeight).toBe(500);
  scrollTo(0, 2_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(looks.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(said()).toBe(before);
});
