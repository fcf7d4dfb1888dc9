import { expect } from 'vitest';
import type { Engine, Handle, Key } from './engine.ts';

type Kind = 'button' | 'checkbox' | 'dialog' | 'file' | 'link' | 'log' | 'radio' | 'textbox';

/** Selectors of each kind of control; a page function sees no more than its arguments. */
const selectors: Readonly<Record<Kind, string>> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  dialog: '[role=dialog], [role=alertdialog]',
  file: 'input[type=file]',
  link: 'a[href]',
  log: '[role=log]',
  radio: 'input[type=radio]',
  textbox: 'textarea, input:not([type=radio]):not([type=checkbox]):not([type=file])',
};

/** The last such control that can be reached: in the dialog on top, where there is one. */
const seek = (selector: string, pattern: string): Element | null => {
  const wanted = new RegExp(pattern);
  const found = [...document.querySelectorAll<HTMLInputElement>(selector)].filter((element) => {
    if (element.closest('[inert]') || (element.type !== 'file' && !element.checkVisibility()))
      return false;
    const label = element.labels?.[0]?.textContent;
    return wanted.test((element.getAttribute('aria-label') ?? label ?? element.innerText).trim());
  });
  const last = found.at(-1) ?? null;
  // Labels stand for radios: the input itself is a dot that may be hidden.
  return last && ['radio', 'checkbox'].includes(last.type) ? (last.labels?.[0] ?? last) : last;
};

const escaped = (name: string | RegExp) =>
  typeof name === 'string' ? `^${name.replaceAll(/[$.()?+*]/g, String.raw`\$&`)}$` : name.source;

/** Gestures of a person in any engine; each waits until what it needs is there. */
export function hands(engine: Engine) {
  const control = async (kind: Kind, name: string | RegExp): Promise<Handle> => {
    let found: Handle | null = null;
    const look = async () => {
      found = await engine.find(seek, selectors[kind], escaped(name));
      return found !== null;
    };
    await expect.poll(look, { message: `${kind} ${String(name)}` }).toBe(true);
    if (!found) throw new Error('It has gone again.');
    return found;
  };
  const shows = (text: string) =>
    engine.run((wanted) => document.body.innerText.includes(wanted), text);
  return {
    click: async (kind: Kind, name: string | RegExp) => (await control(kind, name)).click(),
    type: async (name: string, text: string) => (await control('textbox', name)).type(text),
    choose: async (name: RegExp, file: string) => (await control('file', name)).choose(file),
    is: async (kind: Kind, name: string | RegExp) => {
      await control(kind, name);
    },
    sees: async (text: string) => {
      await expect.poll(() => shows(text), { message: text }).toBe(true);
    },
    dialogs: () =>
      engine.run(() => document.querySelectorAll('[role=dialog], [role=alertdialog]').length),
    path: () => engine.run(() => location.pathname),
    /** The name of what has the focus. */
    focus: () =>
      engine.run(() => {
        const element = document.activeElement as HTMLElement | null;
        return (element?.getAttribute('aria-label') ?? element?.innerText ?? '').trim();
      }),
    isFocusInDialog: () =>
      engine.run(() =>
        Boolean(document.activeElement?.closest('[role=dialog], [role=alertdialog]')),
      ),
    press: (key: Key, withShift?: boolean) => engine.press(key, withShift),
  };
}
