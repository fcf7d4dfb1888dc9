import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ToastRegion } from '#src/ui/dialog/toast-region.tsx';
import { Frame } from '#stories/lib/frame.tsx';
import { t } from '#stories/lib/texts.ts';
import { emulateMedia, frame, resize, stage, stopsOf, topDialog } from './dialog-stage.tsx';
import { everyDialog } from './every-dialog.tsx';

const nothing = () => undefined;
/** Two payments that were begun elsewhere: each stands until it is put away. */
const standing = ['one', 'two'].map((id) => ({
  id,
  tone: 'caution' as const,
  alert: true,
  text: 'Your payment of $11.12 isn’t finished. Your bank still wants to hear from you about it.',
  action: 'Go there',
}));

const noticeButtons = () => [
  ...document.querySelectorAll<HTMLElement>('[data-live-announcer] button'),
];

/** Top and bottom of what is seen of a control: the window and the boxes that it scrolls in cut the rest off. */
const seenOf = (control: HTMLElement): readonly [top: number, bottom: number] => {
  const { top, bottom } = control.getBoundingClientRect();
  let [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  for (let box = control.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const cut = box.getBoundingClientRect();
    [first, last] = [Math.max(first, cut.top), Math.min(last, cut.bottom)];
  }
  return [first, last];
};

/** Markup of a control and of the element that covers it; null if none does. */
const coverOf = (control: HTMLElement): string | null => {
  control.scrollIntoView({ block: 'nearest' });
  const { left, right } = control.getBoundingClientRect();
  // Of a part that is taller than its place only what is seen can be pressed.
  const [first, last] = seenOf(control);
  if (last - first < 1) return `${control.outerHTML} is not seen at all`;
  const points = [0.5, 0.1, 0.9].map((share) => [
    (left + right) / 2,
    first + (last - first) * share,
  ]);
  for (const [x = 0, y = 0] of points) {
    const above = document.elementFromPoint(x, y);
    if (above?.closest('[data-live-announcer]') && !control.closest('[data-live-announcer]'))
      return `${control.outerHTML} under ${above.outerHTML}`;
    if (!above || (!topDialog().contains(above) && !control.contains(above)))
      return `${control.outerHTML} under ${above?.outerHTML ?? 'the edge of the window'}`;
  }
  return null;
};

describe.each(everyDialog)('beside notices: $title', ({ dialog, input }) => {
  let on: ReturnType<typeof stage>;
  let root: Root;
  beforeEach(async () => {
    await emulateMedia();
    on = stage({ id: 'it', dialog, input });
    root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() =>
      root.render(
        <Frame>
          <ToastRegion
            label={t('app.notices.label')}
            toasts={standing}
            onDismiss={nothing}
            onHold={nothing}
            onRelease={nothing}
          />
        </Frame>,
      ),
    );
  });
  afterEach(async () => {
    flushSync(() => root.unmount());
    await on.remove();
    await resize(800, 900);
  });

  test.each([
    ['on a phone', 390, 844],
    ['on a phone held across', 844, 390],
    ['on a wide window', 1440, 900],
  ])('nothing of it is covered %s, and they can be put away', async (_, width, height) => {
    await resize(width, height);
    await on.open();
    await frame();
    await frame();
    expect(noticeButtons()).toHaveLength(4);
    for (const control of [...stopsOf(topDialog()), ...noticeButtons()])
      expect(coverOf(control)).toBeNull();
  });
});
