import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PeopleList } from '#src/ui/people-list.tsx';
import '#src/ui/base.css';

let end = () => {};
beforeEach(() => page.viewport(800, 900));
afterEach(async () => {
  end();
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
const list = () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <PeopleList
        label="People"
        rows={rows}
        count={rows.length}
        idOf={idOf}
        renderRow={renderRow}
        onSeen={() => undefined}
      />,
    ),
  );
  end = () => {
    root.unmount();
    place.remove();
    scrollTo(0, 0);
  };
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

test('another height of the window alone measures nothing anew', async () => {
  const { row, said } = list();
  await expect.poll(row).toBeGreaterThan(0);
  const before = said();
  const looks: string[] = [];
  const plain = document.querySelector.bind(document);
  document.querySelector = (selector: string) => {
    looks.push(selector);
    return plain(selector);
  };
  await page.viewport(800, 500);
  await expect.poll(() => innerHeight).toBe(500);
  scrollTo(0, 2_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  Reflect.deleteProperty(document, 'querySelector');
  expect(looks).toEqual([]);
  expect(said()).toBe(before);
});
