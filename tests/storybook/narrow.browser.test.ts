import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { narrowFaults } from '../../.storybook/narrow/faults.ts';

const place = document.createElement('div');
const style = document.createElement('style');
const put = (html: string, css = ''): readonly string[] => {
  style.textContent = `body { margin: 0 } ${css}`;
  place.innerHTML = html;
  document.head.append(style);
  document.body.append(place);
  return narrowFaults(document);
};

beforeEach(() => page.viewport(320, 640));
afterEach(async () => {
  place.remove();
  style.remove();
  await page.viewport(800, 900);
});

const long = 'A text of some length that nothing breaks, whatever room there is';
const wide = '<p style="inline-size: 400px">wide</p>';
const button = '<button style="inline-size: 100px">Go on</button>';

describe('a window has no room', () => {
  test.each([
    [
      'for a page that scrolls sideways, and for the widest of it',
      '<p class="wide">wide</p>',
      '.wide { inline-size: 400px }',
      ['the page scrolls sideways by 80 px: p.wide “wide”'],
    ],
    [
      'for a box that was to scroll downwards',
      `<div class="list">${wide}</div>`,
      '.list { overflow-y: auto }',
      ['div.list “wide” scrolls sideways by 80 px: p “wide”'],
    ],
    [
      'for a box that was to scroll',
      `<div class="list">${wide}</div>`,
      '@media (width < 600px) { .list { overflow: auto } }',
      ['div.list “wide” scrolls sideways by 80 px: p “wide”'],
    ],
    [
      'for a button that is beside it',
      `<div class="row">${button}</div>`,
      '.row { overflow: hidden; padding-inline-start: 300px; inline-size: 0 } button { border: 0; padding: 0; font-size: 0 }',
      ['button “Go on” takes focus from 300 to 400 px'],
    ],
    [
      'for a button before its start',
      button,
      'button { margin-inline-start: -40px; border: 0; padding: 0; font-size: 0 }',
      ['button “Go on” takes focus from -40 to 60 px'],
    ],
  ])('%s', (_, html, css, faults) => {
    expect(put(html, css)).toEqual(faults);
  });

  test('for a text that is cut', () => {
    const [fault, ...others] = put(`<p>${long}</p>`, 'p { overflow: hidden; white-space: nowrap }');
    expect(fault).toMatch(/^“A text of .*…?” is cut by \d+ px in p$/);
    expect(others).toEqual([]);
  });

  test('for a text beside what scrolls downwards and has paper of its own', () => {
    const faults = put(
      `<div role="dialog"><p>${long}</p></div>`,
      '[role=dialog] { overflow: hidden; overflow-y: auto; background: white } p { white-space: nowrap }',
    );
    expect(faults).toMatchObject([expect.stringContaining('is cut by')]);
  });
});

describe('a window has room', () => {
  test.each([
    ['for what fits', `<p>${long}</p>${button}`, ''],
    [
      'for what scrolls sideways on purpose',
      `<div class="tabs">${button.repeat(5)}</div>`,
      '.tabs { display: flex; overflow-x: auto } button { flex: none }',
    ],
    [
      'for a text that ends in an ellipsis',
      `<p>${long}</p>`,
      'p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
    ],
    [
      'for what scrolls downwards, with paper of its own',
      `<div role="dialog">${'<p>One of many lines</p>'.repeat(60)}${button}</div>`,
      '[role=dialog] { block-size: 200px; overflow: hidden; overflow-y: auto; background: white }',
    ],
    [
      'for what is not seen, switched off or inert',
      `<div class="row"><b hidden>${button}</b><button disabled></button><b inert>${button}</b></div>`,
      '.row { position: absolute; inset-inline-start: -100px; inline-size: 0 } button { font-size: 0 }',
    ],
  ])('%s', (_, html, css) => {
    expect(put(html, css)).toEqual([]);
  });
});
