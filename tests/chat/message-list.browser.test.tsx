import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { MessageList } from '#src/ui/messages/message-list.tsx';
import '#src/ui/style/base.css';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const press = (key: string) => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
};
const focused = () => document.activeElement?.textContent;

/** Rows `from` to `to`, each of a height of its own. */
const list = () => {
  const place = document.createElement('div');
  place.style.cssText = 'display:flex;block-size:600px;inline-size:400px';
  document.body.append(place);
  const root = createRoot(place);
  const show = (from: number, to: number, mark = -1) => {
    flushSync(() =>
      root.render(
        <MessageList
          label="Log"
          count={to - from}
          keyOf={(index) => String(from + index)}
          renderRow={(index, isCurrent, isHasty) => (
            <p data-hasty={isHasty} style={{ blockSize: 40 + ((from + index) % 7) * 17 }}>
              Row {from + index}
              <a href="#row" tabIndex={isCurrent ? 0 : -1} aria-label="Open" />
            </p>
          )}
          leaveTo="words"
          mark={mark < 0 ? -1 : mark - from}
          upLabel="Up"
          downLabel={(fresh) => `${fresh} new`}
        />,
      ),
    );
  };
  const scroller = () =>
    place.querySelector('[role=log]')?.parentElement?.parentElement as HTMLElement;
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const rows = () => [...place.querySelectorAll('[role=log] > *')];
  /** The first row under the eye, and where its top stands. */
  const underEye = () => {
    const edge = scroller().getBoundingClientRect().top;
    const row = rows().find((one) => one.getBoundingClientRect().bottom > edge + 1);
    return { text: row?.textContent, top: row?.getBoundingClientRect().top ?? 0 };
  };
  const end = () => {
    root.unmount();
    place.remove();
  };
  return { show, scroller, rows, underEye, button, end };
};

test('opens at the newest row, with a part of the rows', () => {
  const { show, scroller, rows, end } = list();
  show(0, 10_000);
  expect(rows().length).toBeLessThanOrEqual(200);
  expect(rows().at(-1)?.textContent).toBe('Row 9999');
  expect(scroller().scrollTop).toBe(0);
  end();
});

test('whoever is at the bottom stays there through a burst', async () => {
  const { show, scroller, rows, end } = list();
  for (let count = 100; count < 600; count += 20) show(0, count);
  await frame();
  expect(scroller().scrollTop).toBe(0);
  expect(rows().at(-1)?.textContent).toBe('Row 579');
  end();
});

test('rows of a burst are hasty, and at rest once nothing comes, or after a while of more and more', async () => {
  const { show, rows, end } = list();
  const hasty = () => rows().filter((row) => row.querySelector('[data-hasty=true]')).length;
  show(0, 100);
  expect(hasty()).toBe(0);
  show(0, 150);
  expect(hasty()).toBe(12);
  await expect.poll(hasty).toBe(0);
  show(0, 200);
  const began = performance.now();
  for (let count = 201; hasty() > 0 && performance.now() - began < 5_000; count += 1) {
    show(0, count);
    await frame();
  }
  expect(hasty()).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(1_000);
  end();
});

test('older rows in front and new ones below move nothing under the eye', async () => {
  const { show, scroller, rows, underEye, end } = list();
  show(0, 60);
  scroller().scrollTop = -1200;
  await frame();
  await frame();
  const before = underEye();
  show(-30, 60);
  await frame();
  expect(underEye().text).toBe(before.text);
  expect(Math.abs(underEye().top - before.top)).toBeLessThanOrEqual(1);
  show(-30, 90);
  await frame();
  expect(underEye().text).toBe(before.text);
  expect(Math.abs(underEye().top - before.top)).toBeLessThanOrEqual(1);
  expect(rows().length).toBeLessThanOrEqual(200);
  end();
});

test('reaches the very first row of hundreds and comes back down', async () => {
  const { show, scroller, rows, end } = list();
  show(0, 600);
  for (let step = 0; step < 200 && rows()[0]?.textContent !== 'Row 0'; step += 1) {
    scroller().scrollTop = -(scroller().scrollHeight - scroller().clientHeight);
    await frame();
    expect(rows().length).toBeLessThanOrEqual(200);
  }
  expect(rows()[0]?.textContent).toBe('Row 0');
  for (let step = 0; step < 200 && rows().at(-1)?.textContent !== 'Row 599'; step += 1) {
    scroller().scrollTop = 0;
    await frame();
  }
  expect(rows().at(-1)?.textContent).toBe('Row 599');
  end();
});

test('goes up to what is new, and on from there to what came meanwhile and to the bottom', async () => {
  const { show, scroller, underEye, button, end } = list();
  const under = () => Number(underEye().text?.slice(4));
  show(0, 500, 300);
  await expect.poll(() => button('Up')).toBeDefined();
  button('Up')?.click();
  await expect.poll(() => Math.abs(under() - 298)).toBeLessThanOrEqual(2);
  await expect.poll(() => button('Up')).toBeUndefined();
  show(0, 530, 300);
  await expect.poll(() => button('30 new')).toBeDefined();
  button('30 new')?.click();
  await expect.poll(() => Math.abs(under() - 498)).toBeLessThanOrEqual(2);
  button('30 new')?.click();
  await expect.poll(() => scroller().scrollTop).toBe(0);
  end();
});

test('asks nobody up to what is in sight', async () => {
  const { show, button, end } = list();
  show(0, 500, 498);
  await frame();
  await frame();
  expect(button('Up')).toBeUndefined();
  end();
});

test('arrows go from row to row, over the edge of what is drawn', async () => {
  const { show, rows, end } = list();
  show(0, 1000);
  const stops = () => rows().filter((row) => row.getAttribute('tabindex') === '0');
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Row 999']);
  const [newest] = stops();
  if (newest instanceof HTMLElement) newest.focus();
  for (let row = 998; row > 780; row -= 1) {
    press('ArrowUp');
    await expect.poll(focused).toBe(`Row ${row}`);
  }
  expect(rows().length).toBeLessThanOrEqual(200);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Row 781']);
  press('Home');
  await expect.poll(focused).toBe('Row 0');
  press('End');
  await expect.poll(focused).toBe('Row 999');
  end();
});

test('a row that goes leaves the focus in the log, and Escape leaves it for the field', async () => {
  const { show, rows, end } = list();
  const field = document.createElement('textarea');
  field.name = 'words';
  document.body.append(field);
  show(0, 60);
  const [, second] = rows();
  if (second instanceof HTMLElement) second.focus();
  show(30, 90);
  await frame();
  expect(rows()).toContain(document.activeElement);
  press('Escape');
  expect(document.activeElement).toBe(field);
  field.remove();
  end();
});
