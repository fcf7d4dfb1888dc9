import { afterEach, expect, test } from 'vitest';
import { lookOf } from './look.ts';

afterEach(() => document.querySelector('#place')?.remove());

const look = (html: string): readonly string[] => {
  const place = document.createElement('div');
  place.id = 'place';
  place.innerHTML = html;
  document.body.append(place);
  return lookOf([place]);
};

test('says roles, names, states, values, descriptions and text', () => {
  expect(
    look(`
      <main class="_wide_1a2b3">
        <h1>Tip</h1>
        <form aria-label="Tip">
          <label for="x1">Amount</label>
          <input id="x1" value="3" required aria-describedby="x2" aria-invalid="true">
          <p id="x2">At most <b>$200</b></p>
          <button type="submit" disabled>Send</button>
        </form>
        <a href="http://127.0.0.1:4450/feed?v=2">Feed</a>
      </main>`),
  ).toEqual([
    'main',
    '  heading "Tip" level=1',
    '  form "Tip"',
    '    "Amount"',
    '    textbox "Amount" required invalid=true value=3 description="At most $200"',
    '    paragraph',
    '      "At most"',
    '      "$200"',
    '    button "Send" disabled type=submit',
    '  link "Feed" href=/feed',
  ]);
});

test('distinguishes what is drawn, what is said, and what is neither', () => {
  expect(
    look(`
      <p>both</p>
      <p aria-hidden="true">drawn</p>
      <p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">said</p>
      <p hidden>neither</p>
      <details><summary>More</summary><p>folded</p></details>`),
  ).toEqual([
    'paragraph',
    '  "both"',
    'paragraph',
    '  drawn "drawn"',
    'paragraph',
    '  unseen "said"',
    'group',
    '  "More"',
  ]);
});

const drawing = (id: string, path: string) => `<svg><g id="${id}"><path d="${path}"/></g></svg>`;

test('knows a drawing by its lines, not by its ids', () => {
  const one = look(drawing('r1', 'M0 0h2'));
  document.querySelector('#place')?.remove();
  const same = look(drawing('r2', 'M0 0h2'));
  document.querySelector('#place')?.remove();
  const other = look(drawing('r1', 'M0 0h3'));
  expect(one).toHaveLength(1);
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

test('sees focus, choices and marks', () => {
  const lines = look(`
    <select aria-label="Sort"><option>New</option><option selected>Old</option></select>
    <input type="checkbox" aria-label="All" checked>
    <div data-mine>mine</div>
    <span style="display:block;height:9px;background:#888"></span><i></i>
    <input name="_r_1_" hidden><input name="words" aria-label="Words">`);
  expect(lines).toEqual([
    'combobox "Sort"',
    '  option "New"',
    '  option "Old" selected',
    'checkbox "All" checked type=checkbox',
    'div data-mine',
    '  "mine"',
    'box',
    'textbox "Words" value="" name=words',
  ]);
});
