import { describe, expect, test } from 'vitest';
import { keyOf } from '#src/actors/app/key-of.ts';

interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
  readonly isCapsLock?: boolean;
}

/** Key of a press as a browser reports it: the character and the physical key. */
const keyOfPress = ({ key, code, shiftKey = false, isCapsLock = false }: Press) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node has no KeyboardEvent
  keyOf({
    key,
    code,
    shiftKey,
    getModifierState: (name: string) => name === 'CapsLock' && isCapsLock,
  } as unknown as KeyboardEvent);

describe('the key that is meant', () => {
  test.each<[string, Press, string]>([
    ['Russian letters', { key: 'о', code: 'KeyJ' }, 'j'],
    ['Russian letters with Caps Lock', { key: 'О', code: 'KeyJ', isCapsLock: true }, 'j'],
    ['Russian brackets', { key: 'х', code: 'BracketLeft' }, '['],
    ['the Russian full stop, beside Shift', { key: '.', code: 'Slash' }, '.'],
    ['the Russian question mark', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
    ['Greek letters', { key: 'κ', code: 'KeyK' }, 'k'],
    ['an input method that takes the press', { key: 'Process', code: 'KeyG' }, 'g'],
    ['an input method and a sign', { key: 'Process', code: 'Slash', shiftKey: true }, '?'],
    ['a full-width letter', { key: 'ｊ', code: 'KeyJ' }, 'j'],
    ['Caps Lock', { key: 'J', code: 'KeyJ', isCapsLock: true }, 'j'],
    ['a French keyboard, by what it writes', { key: 'm', code: 'Semicolon' }, 'm'],
    ['a Dvorak keyboard, by what it writes', { key: 'j', code: 'KeyC' }, 'j'],
    ['names of keys', { key: 'Enter', code: 'Enter' }, 'Enter'],
  ])('%s', (_, press, meant) => {
    expect(keyOfPress(press)).toBe(meant);
  });

  test.each<[string, Press]>([
    ['with Shift', { key: 'J', code: 'KeyJ', shiftKey: true }],
    ['with Shift and Caps Lock', { key: 'j', code: 'KeyJ', shiftKey: true, isCapsLock: true }],
    ['with Shift, in Russian', { key: 'О', code: 'KeyJ', shiftKey: true }],
  ])('a letter %s is another key', (_, press) => {
    expect(keyOfPress(press)).toBe('J');
  });
});
