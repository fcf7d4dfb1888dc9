import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import en from '#src/locales/en/index.ts';
import '#src/ui/style/base.css';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { PostFilesView } from '#src/views/posts/post-files.view.tsx';
import { fileOf } from '#stories/posts/post-editor.fixtures.ts';

let end = () => {};
afterEach(() => end());

const names = ['one', 'two', 'three', 'four', 'five'];

/** Five pictures in rows of three, and the tile that adds behind them. */
const open = async () => {
  const place = document.createElement('div');
  place.style.cssText = 'inline-size:480px';
  document.body.append(place);
  const root = createRoot(place);
  const input = { files: names.map((name) => fileOf(name)) };
  const actor = createActor(postFilesMachine, { input }).start();
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <PostFilesView actor={actor} />
      </TextProvider>,
    ),
  );
  end = () => {
    actor.stop();
    root.unmount();
    place.remove();
  };
  const handle = (number: number) => {
    const found = place.querySelector<HTMLElement>(`[aria-label^="Picture ${number} of 5"]`);
    if (!found) throw new Error(`no handle of ${number}`);
    return found;
  };
  const order = () =>
    actor
      .getSnapshot()
      .context.files.map(({ upload }) => upload.id)
      .join(' ');
  const said = () =>
    [...place.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
  // Their code is lazy.
  await expect
    .poll(() => place.querySelectorAll('[aria-label^="Picture"]').length)
    .toBeGreaterThan(4);
  return { handle, order, said };
};
const act = (does: () => void) => flushSync(does);
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(event));
};
const start = names.join(' ');

test('Space lifts a picture, arrows move it, Space drops it; it keeps the focus, and all is said', async () => {
  const { handle, order, said } = await open();
  handle(2).focus();
  press('ArrowRight');
  expect([order(), said()]).toEqual([start, '']);
  press(' ');
  expect(said()).toMatch(/^Picture 2 of 5, lifted\./u);
  press('ArrowRight');
  expect([order(), said()]).toEqual(['one three two four five', 'Moved to 3 of 5.']);
  press('ArrowUp');
  expect(order()).toBe('one three two four five');
  press('ArrowLeft');
  press('ArrowDown');
  expect([order(), said()]).toEqual(['one three four five two', 'Moved to 5 of 5.']);
  press('ArrowRight');
  press('Home');
  expect(order()).toBe('two one three four five');
  expect(document.activeElement).toBe(handle(1));
  press(' ');
  expect(said()).toBe('Dropped at 1 of 5.');
  press('ArrowRight');
  expect(order()).toBe('two one three four five');
});

test('Escape puts a picture back where it was lifted, and leaving drops it', async () => {
  const { handle, order, said } = await open();
  handle(2).focus();
  press(' ');
  press('End');
  expect(order()).toBe('one three four five two');
  press('Escape');
  expect([order(), said()]).toEqual([start, 'Back at 2 of 5.']);
  press('ArrowRight');
  expect(order()).toBe(start);
  press(' ');
  press('ArrowRight');
  act(() => handle(1).focus());
  expect(said()).toBe('Dropped at 3 of 5.');
  handle(3).focus();
  press('ArrowLeft');
  expect(order()).toBe('one three two four five');
});

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const pointer = (type: string, to: object, pointerType: string, target: EventTarget = window) =>
  act(
    () =>
      void target.dispatchEvent(
        new PointerEvent(type, { ...to, bubbles: true, button: 0, pointerType }),
      ),
  );
const pass = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('a picture is dragged over the rows, and Escape ends it where it began', async () => {
  const { handle, order, said } = await open();
  const [from, below] = [middle(handle(1)), middle(handle(5))];
  pointer('pointerdown', from, 'mouse', handle(1));
  await pass(20);
  pointer('pointermove', below, 'mouse');
  expect([order(), said()]).toEqual(['two three four one five', 'Moved to 4 of 5.']);
  pointer('pointermove', { ...below, clientX: below.clientX + 40 }, 'mouse');
  expect(order()).toBe('two three four five one');
  pointer('pointermove', { clientX: below.clientX, clientY: below.clientY + 400 }, 'mouse');
  expect(order()).toBe('two three four five one');
  press('Escape');
  expect([order(), said()]).toEqual([start, 'Back at 1 of 5.']);
  pointer('pointermove', below, 'mouse');
  expect(order()).toBe(start);
});

test('on glass a finger scrolls, until it has held a picture for a moment', async () => {
  const { handle, order } = await open();
  const [from, to] = [middle(handle(1)), middle(handle(3))];
  const far = { ...to, clientX: to.clientX + 40 };
  pointer('pointerdown', from, 'touch', handle(1));
  pointer('pointermove', far, 'touch');
  await pass(350);
  pointer('pointermove', far, 'touch');
  expect(order()).toBe(start);
  pointer('pointerdown', from, 'touch', handle(1));
  await pass(350);
  pointer('pointermove', far, 'touch');
  expect(order()).toBe('two three one four five');
  pointer('pointerup', far, 'touch');
  pointer('pointermove', from, 'touch');
  expect(order()).toBe('two three one four five');
});
