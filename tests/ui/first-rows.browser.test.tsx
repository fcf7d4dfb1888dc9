import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { FirstRows } from '#src/ui/lists/first-rows.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

const style = document.createElement('style');
style.textContent =
  '.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr)); }';
document.head.append(style);

/** A list of `count` tiles, `width` rem wide, and what is said on its button. */
const list = (count: number, width: number) => {
  const place = document.createElement('div');
  place.style.inlineSize = `${width}rem`;
  document.body.append(place);
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const render = (isWhole: boolean) =>
    flushSync(() =>
      root.render(
        <TextProvider locale="en" strings={en}>
          <FirstRows
            label="Tiles"
            className="tiles"
            rows={2}
            tiles={Array.from({ length: count }, (_, key) => ({ key, tile: `Tile ${key}` }))}
            isWhole={isWhole}
            words={{ all: 'All', fewer: 'Fewer' }}
            onSwitch={() => render(!isWhole)}
          />
        </TextProvider>,
      ),
    );
  render(false);
  return {
    place,
    tiles: () => place.querySelectorAll('li').length,
    button: () => place.querySelector('button'),
  };
};

test('as many tiles as two rows hold are shown, and all of them when asked', () => {
  const { tiles, button } = list(9, 18.5);
  expect(tiles()).toBe(6);
  expect(button()?.textContent).toBe('All');
  expect(button()?.ariaExpanded).toBe('false');
  button()?.focus();
  flushSync(() => button()?.click());
  expect(tiles()).toBe(9);
  expect(button()?.textContent).toBe('Fewer');
  expect(button()?.ariaExpanded).toBe('true');
  expect(document.activeElement).toBe(button());
  flushSync(() => button()?.click());
  expect(tiles()).toBe(6);
});

test('a list that two rows hold has no button', () => {
  const { tiles, button } = list(6, 18.5);
  expect(tiles()).toBe(6);
  expect(button()).toBeNull();
});

test('a list that becomes narrower shows fewer of them', async () => {
  const { place, tiles, button } = list(6, 18.5);
  place.style.inlineSize = '12.5rem';
  await expect.poll(tiles).toBe(4);
  expect(button()?.textContent).toBe('All');
});
