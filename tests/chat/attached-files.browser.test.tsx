import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reordered } from '#machines/chat/attachments.ts';
import en from '#src/locales/en/index.ts';
import '#src/ui/style/base.css';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { AttachedFiles } from '#src/views/chat/attached-files.tsx';
import { upload } from '#stories/media/media.fixtures.ts';

let end = () => {};
afterEach(() => end());

const files = ['one.png', 'two.png', 'three.png'].map((name) =>
  upload({ id: name, name, status: 'ready', hash: name }),
);

function Strip({ begun = files }: { begun?: typeof files }) {
  const [shown, setShown] = useState<ReturnType<typeof reordered>>(begun);
  return (
    <AttachedFiles
      files={shown}
      surplus={0}
      most={10}
      onMove={(id, to) => setShown((before) => reordered(before, { id, to }))}
      onRemove={() => {}}
      onExchange={() => {}}
      onRetry={() => {}}
      onAnswer={() => {}}
    />
  );
}

const open = (begun = files) => {
  const place = document.createElement('div');
  place.style.cssText = 'inline-size:390px';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <Strip begun={begun} />
      </TextProvider>,
    ),
  );
  end = () => {
    root.unmount();
    place.remove();
  };
  const handle = (name: string) => {
    const found = [...place.querySelectorAll('button')].find((button) =>
      button.ariaLabel?.startsWith(`Move ${name}`),
    );
    if (!found) throw new Error(`no handle of ${name}`);
    return found;
  };
  const order = () =>
    [...place.querySelectorAll('li')].map((item) => /Move (\w+)/.exec(item.innerHTML)?.[1]);
  const said = () =>
    [...place.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
  const buttons = () => [...place.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel);
  return { handle, order, said, buttons };
};
const act = (does: () => void) => flushSync(does);
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(event));
};
const frame = () => new Promise((done) => setTimeout(done, 20));

test('arrow keys move a file, which keeps the focus and whose place is announced', () => {
  const { handle, order, said } = open();
  handle('one').focus();
  expect(said()).toBe('');
  press('ArrowRight');
  expect(order()).toEqual(['two', 'one', 'three']);
  expect(said()).toBe('one.png is now 2 of 3.');
  expect(document.activeElement).toBe(handle('one'));
  press('End');
  expect(order()).toEqual(['two', 'three', 'one']);
  press('ArrowRight');
  expect(order()).toEqual(['two', 'three', 'one']);
  press('Home');
  expect(order()).toEqual(['one', 'two', 'three']);
  expect(document.activeElement?.ariaLabel).toBe('Move one.png, 1 of 3');
});

const at = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

test('a file is dragged past the middle of another', async () => {
  const { handle, order, said } = open();
  const [from, to] = [at(handle('one')), at(handle('three'))];
  const send = (type: string, place: typeof from, target: EventTarget = window) =>
    act(
      () =>
        void target.dispatchEvent(
          new PointerEvent(type, { ...place, bubbles: true, button: 0, pointerType: 'mouse' }),
        ),
    );
  send('pointerdown', from, handle('one'));
  await frame();
  send('pointermove', { ...to, clientX: to.clientX + 30 });
  expect(order()).toEqual(['two', 'three', 'one']);
  expect(said()).toBe('one.png is now 3 of 3.');
  send('pointermove', { ...from, clientX: 1 });
  expect(order()).toEqual(['one', 'two', 'three']);
  send('pointerup', from);
  send('pointermove', { ...to, clientX: to.clientX + 30 });
  expect(order()).toEqual(['one', 'two', 'three']);
});

test('on glass a finger scrolls the row, until it has held a file for a moment', async () => {
  const { handle, order } = open();
  const [from, to] = [at(handle('one')), at(handle('three'))];
  const send = (type: string, place: typeof from, target: EventTarget = window) =>
    act(
      () =>
        void target.dispatchEvent(
          new PointerEvent(type, { ...place, bubbles: true, button: 0, pointerType: 'touch' }),
        ),
    );
  const far = { ...to, clientX: to.clientX + 30 };
  send('pointerdown', from, handle('one'));
  send('pointermove', far);
  await new Promise((done) => setTimeout(done, 350));
  send('pointermove', far);
  expect(order()).toEqual(['one', 'two', 'three']);
  send('pointerdown', from, handle('one'));
  await new Promise((done) => setTimeout(done, 350));
  send('pointermove', far);
  expect(order()).toEqual(['two', 'three', 'one']);
  send('pointerup', far);
});

test('a broken file whose bytes are not here is chosen again or removed; nothing offers to try', () => {
  const broken = { status: 'failed', reason: { kind: 'broken' }, hash: 'dead' } as const;
  const { buttons } = open([
    upload({ id: 'a', name: 'here.png', ...broken }),
    upload({ id: 'b', name: 'gone.png', ...broken, source: null }),
  ]);
  expect(buttons().filter((name) => !name?.startsWith('Move'))).toEqual([
    'Try here.png again',
    'Remove here.png',
    'Choose gone.png again',
    'Remove gone.png',
  ]);
});
