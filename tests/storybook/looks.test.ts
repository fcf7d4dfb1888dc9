import { expect, test } from 'vitest';
import {
  groupText,
  lineOf,
  nameOfStyle,
  readGroup,
  readStyles,
  stylesText,
} from '../../.storybook/looks/baseline.ts';
import { differences } from '../../.storybook/looks/differences.ts';
import { otherValue } from '../../.storybook/looks/mutants.ts';
import type { Look } from '../../.storybook/looks/look.types.ts';
import { counted, repeatAll } from '../../.storybook/looks/steady.ts';

const dialog = {
  depth: 0,
  name: 'div[dialog]',
  style: 'display:flex;row-gap:16px | dark color:white',
};
const title = { depth: 1, name: 'h2', style: 'font-size:22px' };
const button = { depth: 1, name: 'button', style: 'color:red | :hover{color: blue;}' };
const look: Look = [dialog, title, button];
const id = 'dialogs-billing-tip--editing';
const baseline = {
  stories: new Map([[id, look.map(lineOf)]]),
  styles: new Map(look.map(({ style }) => [nameOfStyle(style), style])),
};

test('a baseline that is written is read as it was', () => {
  const lines = look.map(lineOf);
  const two = [
    ['screens-b--two', lines],
    ['screens-b--one', lines.slice(1)],
  ] as const;
  expect(readGroup(groupText(two))).toEqual(new Map(two));
  expect(readStyles(stylesText(baseline.styles))).toEqual(baseline.styles);
});

test('the same look has no differences', () => {
  expect(differences(baseline, id, look)).toEqual([]);
});

test.each<[string, Look, string]>([
  [
    'a declaration',
    look.with(0, { ...dialog, style: 'display:flex;row-gap:24px | dark color:white' }),
    'div[dialog]: - row-gap:16px  + row-gap:24px',
  ],
  [
    'a colour in the dark',
    look.with(0, { ...dialog, style: 'display:flex;row-gap:16px | dark color:grey' }),
    'div[dialog]: - dark color:white  + dark color:grey',
  ],
  [
    'a rule that waits for a pointer',
    look.with(2, { ...button, style: 'color:red | :hover{color: green;}' }),
    'div[dialog] > button: - :hover{color: blue;}  + :hover{color: green;}',
  ],
  [
    'another element',
    look.with(1, { ...title, name: 'h3' }),
    `another element: div[dialog] > h3, where h2 ${nameOfStyle('font-size:22px')} was`,
  ],
  ['one too many', [...look, title], 'another element: div[dialog] > h2, where nothing was'],
  [
    'one that is gone',
    look.slice(0, 2),
    `elements are gone: button ${nameOfStyle(button.style)} and what follows`,
  ],
])('%s is said in words', (_, changed, words) => {
  expect(differences(baseline, id, changed)).toEqual([words]);
});

test('a story without a baseline is one difference', () => {
  expect(differences(baseline, 'dialogs-new--one', look)).toEqual(['it has no baseline yet']);
});

test.each([
  ['var(--color-text)', 'var(--color-negative)'],
  ['var(--space-12)', 'var(--space-16)'],
  ['var(--radius-full)', 'var(--radius-small)'],
  ['1px solid var(--color-line)', '1px solid var(--color-negative)'],
  ['0px', '4px'],
  ['44px', '66px'],
  ['1', '0.5'],
  ['center', 'start'],
  ['none', 'uppercase'],
  ['inherit', null],
])('%s becomes %s', (value, other) => expect(otherValue(value)).toBe(other));

test('a story that is drawn often is counted each time, and what differed is kept', () => {
  expect(counted('one', [])).toEqual({ times: 1, alarms: [] });
  expect(counted('one', ['a colour'])).toEqual({ times: 2, alarms: [['a colour']] });
  expect(counted('one', [])).toEqual({ times: 3, alarms: [['a colour']] });
  expect(counted('another', [])).toEqual({ times: 1, alarms: [] });
});

test('every story of a file is drawn so many times', ({ task }) => {
  const story = { ...task, repeats: undefined };
  repeatAll({ tasks: [story] }, 10);
  expect(story.repeats).toBe(9);
});
