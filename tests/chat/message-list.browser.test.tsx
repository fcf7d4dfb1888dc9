import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { MessageList } from '#src/ui/message-list.tsx';
import '#src/ui/base.css';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Rows `from` to `to`, each of a height of its own. */
const list = () => {
  const place = document.createElement('div');
  place.style.cssText = 'display:flex;block-size:600px;inline-size:400px';
  document.body.append(place);
  const root = createRoot(place);
  const show = (from: number, to: number) => {
    flushSync(() =>
      root.render(
        <MessageList
          label="Log"
          count={to - from}
          keyOf={(index) => String(from + index)}
          renderRow={(index) => (
            <p style={{ blockSize: 40 + ((from + index) % 7) * 17 }}>Row {from + index}</p>
          )}
          downLabel={(fresh) => `${fresh} new`}
        />,
      ),
    );
  };
  const scroller = () => place.querySelector<HTMLElement>('[tabindex="0"]') as HTMLElement;
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
  return { show, scroller, rows, underEye, end };
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
