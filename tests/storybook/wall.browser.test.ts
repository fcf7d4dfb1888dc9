import { afterEach, describe, expect, test } from 'vitest';
import { markupOf } from '../../.storybook/wall/capture.ts';
import { clippedIn } from '../../.storybook/wall/clipped.ts';
import { scrubber } from '../../.storybook/wall/motion.ts';

const place = document.createElement('div');
const put = (html: string): void => {
  place.innerHTML = html;
  document.body.append(place);
};
afterEach(() => place.remove());

const long = 'A text of some length that nothing breaks';
const row = 'white-space: nowrap; width: 60px;';

describe('texts that are cut', () => {
  test.each([
    ['in a box that hides what is too long', `<p style="${row} overflow: hidden">${long}</p>`, 'p'],
    [
      'by the edge of a button',
      `<button style="${row} border: 1px solid">${long}</button>`,
      'button',
    ],
    [
      'below the last line that is shown',
      `<p style="width: 60px; height: 20px; overflow: hidden">${long}</p>`,
      'p',
    ],
  ])('%s', (_, html, where) => {
    put(html);
    const [found] = clippedIn(document);
    expect(found).toMatchObject({ where, isEllipsis: false });
    expect(found?.by).toBeGreaterThan(20);
  });

  test('that end in an ellipsis are named as shortened', () => {
    put(`<p style="${row} overflow: hidden; text-overflow: ellipsis">${long}</p>`);
    expect(clippedIn(document)).toMatchObject([{ where: 'p', isEllipsis: true }]);
  });

  test.each([
    ['in a box that scrolls', `<p style="${row} overflow: auto">${long}</p>`],
    [
      'for the ears alone',
      `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">${long}</p>`,
    ],
    ['with room', `<button style="border: 1px solid">${long}</button>`],
  ])('are none %s', (_, html) => {
    put(html);
    expect(clippedIn(document)).toEqual([]);
  });
});

test('a copy keeps what was typed and chosen', () => {
  put('<input class="words"><input type="checkbox"><textarea></textarea><script>1</script>');
  const [words, box] = place.querySelectorAll('input');
  const area = place.querySelector('textarea');
  if (!words || !box || !area) throw new Error('The fields are not there.');
  words.value = 'typed';
  box.checked = true;
  area.value = 'more';
  const copy = new DOMParser().parseFromString(markupOf(document), 'text/html');
  expect(copy.querySelector('.words')?.getAttribute('value')).toBe('typed');
  expect(copy.querySelector('[type=checkbox]')?.hasAttribute('checked')).toBe(true);
  expect(copy.querySelector('textarea')?.textContent).toBe('more');
  expect(copy.querySelector('script')).toBeNull();
});

const opacity = () => Number(getComputedStyle(place.querySelector('.veil') ?? place).opacity);

describe('motion', () => {
  const veil =
    '<div class="veil" data-open style="transition: opacity 200ms linear !important"></div>';
  const sheet = '<style>.veil:not([data-open]) { opacity: 0 }</style>';
  test.each([
    ['opening', [0, 0.5, 1]],
    ['closing', [1, 0.5, 0]],
  ] as const)('of %s stops where it is put', (direction, seen) => {
    put(sheet + veil);
    const motion = scrubber(document, direction);
    expect(motion.length).toBe(200);
    for (const [at, share] of [0, 0.5, 1].entries()) {
      motion.at(share);
      expect(opacity()).toBeCloseTo(seen[at] ?? -1, 2);
    }
  });

  test('is none where nothing is open', () => {
    put('<p>Nothing opens.</p>');
    expect(scrubber(document, 'opening').length).toBe(0);
  });
});
