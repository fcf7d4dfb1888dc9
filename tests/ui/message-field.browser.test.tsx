import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import en from '#src/locales/en/index.ts';
import { MessageField } from '#src/ui/fields/message-field.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** A field that holds what is typed into it, and counts how often it was sent. */
const field = (start = '') => {
  const place = document.createElement('div');
  place.style.cssText = 'padding-block-start:400px;inline-size:320px';
  document.body.append(place);
  const root = createRoot(place);
  const said: string[] = [];
  let text = start;
  const show = () =>
    flushSync(() =>
      root.render(
        <TextProvider locale="en" strings={en}>
          <MessageField
            label="Message"
            placeholder=""
            value={text}
            onInput={(typed) => {
              text = typed;
              show();
            }}
            onSend={() => said.push(text)}
          />
        </TextProvider>,
      ),
    );
  show();
  end = () => {
    root.unmount();
    place.remove();
  };
  const area = place.querySelector('textarea') as HTMLTextAreaElement;
  area.focus();
  return { place, area, said };
};
const enter = (area: HTMLTextAreaElement, over: KeyboardEventInit = {}) =>
  area.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...over }),
  );
/** The emoji on show; the panel has nameless ones that it measures with. */
const cells = (place: Element) => place.querySelectorAll('[role=gridcell]:not([title=""])');
const touched = () =>
  vi
    .spyOn(window, 'matchMedia')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one thing that is read of it
    .mockImplementation((query) => ({ matches: query.includes('coarse') }) as MediaQueryList);

test('Enter sends, Shift+Enter starts a line', async () => {
  const { area, said } = field();
  await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}Bo{Enter}');
  expect(area.value).toBe('Hello\nBo');
  expect(said).toEqual(['Hello\nBo']);
});

test('the Enter that ends a word of an input method sends nothing', () => {
  const { area, said } = field('に');
  enter(area, { isComposing: true });
  enter(area, { keyCode: 229 });
  enter(area, { isComposing: true, ctrlKey: true });
  expect(said).toEqual([]);
  enter(area);
  expect(said).toEqual(['に']);
});

test('on a touch screen Enter starts a line, and a chord of a real keyboard sends', async () => {
  touched();
  const { area, said } = field();
  await userEvent.keyboard('Hello{Enter}Bo');
  expect(area.value).toBe('Hello\nBo');
  expect(said).toEqual([]);
  enter(area, { ctrlKey: true });
  expect(said).toEqual(['Hello\nBo']);
});

test('emoji go where the caret is, several in a row, and can be undone; the focus stays', async () => {
  const { place, area } = field('Hello Bo');
  area.setSelectionRange(5, 5);
  await userEvent.click(place.querySelector('[aria-expanded]') as Element);
  await expect.poll(() => cells(place).length).toBeGreaterThan(8);
  const [first, second] = cells(place);
  area.focus();
  await userEvent.click(first as Element);
  await userEvent.click(second as Element);
  expect(area.value).toBe(`Hello${first?.textContent}${second?.textContent} Bo`);
  expect(document.activeElement).toBe(area);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(area.value).toBe('Hello Bo');
});

test('the keyboard chooses an emoji from the search, which keeps the focus; Escape gives it back', async () => {
  const { place, area } = field('Hi');
  area.setSelectionRange(2, 2);
  await userEvent.click(place.querySelector('[aria-expanded]') as Element);
  await expect.poll(() => cells(place).length).toBeGreaterThan(8);
  const search = place.querySelector('input') as HTMLInputElement;
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(area.value).toMatch(/^Hi\p{Emoji}/u);
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(area);
  expect(area.selectionStart).toBe(area.value.length);
});

/** The emoji that the search finds, once it has found the words. */
const foundFor = async (words: string) => {
  const { place } = field();
  await userEvent.click(place.querySelector('[aria-expanded]') as Element);
  await expect.poll(() => cells(place).length).toBeGreaterThan(8);
  await userEvent.fill(place.querySelector('input') as Element, words);
  return () => [...cells(place)].map((cell) => cell.getAttribute('title'));
};

test.each([
  ['smiling', 'smiling face'],
  ['heart', 'red heart'],
  ['thumbs', 'thumbs up'],
])('the search for %s finds what is called so first', async (words, name) => {
  const found = await foundFor(words);
  await expect.poll(() => found()[0]).toBe(name);
});

test('the search for a smile finds the faces that smile, by their names', async () => {
  const found = await foundFor('smile');
  await expect
    .poll(() => found().slice(0, 3))
    .toEqual(['grinning face', 'grinning face with big eyes', 'grinning face with smiling eyes']);
});
