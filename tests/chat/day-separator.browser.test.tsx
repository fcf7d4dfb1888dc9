import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { MessageList } from '#src/ui/messages/message-list.tsx';
import '#src/ui/style/base.css';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

let end = () => {};
afterEach(() => end());

/** Rows from a number on, ten of them a day; the oldest that is there has its day above it too. */
const list = () => {
  const place = document.createElement('div');
  place.style.cssText = 'display:flex;block-size:600px;inline-size:400px';
  document.body.append(place);
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const show = (from: number, to: number) =>
    flushSync(() =>
      root.render(
        <MessageList
          label="Log"
          count={to - from}
          keyOf={(index) => String(from + index)}
          renderRow={(index) => (
            <>
              {(index === 0 || (from + index) % 10 === 0) && (
                <p style={{ blockSize: 42 }}>Day {Math.floor((from + index) / 10)}</p>
              )}
              <div style={{ blockSize: 60 }}>Row {from + index}</div>
            </>
          )}
          downLabel={() => 'Down'}
        />,
      ),
    );
  const log = () => place.querySelector('[role=log]') as HTMLElement;
  const scroller = () => log().parentElement?.parentElement as HTMLElement;
  const topOf = (text: string) =>
    [...log().querySelectorAll('div > div')]
      .find(({ textContent }) => textContent === text)
      ?.getBoundingClientRect().top ?? Number.NaN;
  return { show, scroller, topOf };
};

test.each([0, 30, 60])(
  'older messages take the day above the oldest one away, and nothing under the eye moves, %d px down',
  async (down) => {
    const { show, scroller, topOf } = list();
    show(105, 160);
    for (let step = 0; step < 20; step += 1) {
      scroller().scrollTop = -100_000;
      await frame();
    }
    scroller().scrollTop += down;
    await frame();
    const before = topOf('Row 105');
    expect(before).not.toBeNaN();
    show(75, 160);
    await frame();
    expect(Math.abs(topOf('Row 105') - before)).toBeLessThanOrEqual(2);
    expect(Math.abs(topOf('Row 107') - before - (2 * 60 + 2 * 4))).toBeLessThanOrEqual(2);
  },
);
