import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { CountBadge } from '#src/ui/style/badge.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

test.each([7, 12, 88, 99, 100])('a count of %d stands in one line of 20 pixels', (count) => {
  const place = document.createElement('div');
  place.style.cssText = 'display:flex;inline-size:30px';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <span>somebody@example.com</span>
        <CountBadge count={count} label={`${count} unread messages`} />
      </TextProvider>,
    ),
  );
  end = () => {
    root.unmount();
    place.remove();
  };
  const digits = place.querySelector('[aria-hidden]') as HTMLElement;
  const badge = digits.parentElement as HTMLElement;
  const inner = digits.getBoundingClientRect();
  const outer = badge.getBoundingClientRect();
  expect(outer.height).toBe(20);
  expect(outer.width).toBeGreaterThanOrEqual(20);
  expect(inner.height).toBeLessThanOrEqual(20);
  expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  expect(inner.right).toBeLessThanOrEqual(outer.right);
});
