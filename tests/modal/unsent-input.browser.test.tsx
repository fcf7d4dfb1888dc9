import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pattern, t } from '#stories/lib/texts.ts';
import {
  dialogs,
  emulateMedia,
  escape,
  focusName,
  press,
  resize,
  stage,
  topDialog,
} from './dialog-stage.tsx';
import { everyDialog, type DialogName } from './every-dialog.tsx';

/** Input to type, and its text on the page afterwards. */
interface Typing {
  readonly dialog: DialogName;
  readonly what: string;
  readonly type: () => Promise<unknown>;
  readonly kept: RegExp;
}

const fill = (label: string | RegExp, text: string) =>
  page.getByLabelText(label, typeof label === 'string' ? { exact: true } : {}).fill(text);
const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
const typeDate = async (keys: string) => {
  await expect.poll(() => document.querySelector('[role=spinbutton]')).not.toBeNull();
  const [first] = document.querySelectorAll<HTMLElement>('[role=spinbutton]');
  first?.focus();
  await press(keys);
};

const typings: readonly Typing[] = [
  {
    dialog: 'complaint',
    what: 'words',
    type: () => fill('What happened?', 'Something'),
    kept: /Something/,
  },
  { dialog: 'folderName', what: 'a name', type: () => fill('Name', 'Winter'), kept: /Winter/ },
  { dialog: 'password', what: 'a password', type: () => fill('Password', 'key'), kept: /key/ },
  { dialog: 'massMessage', what: 'words', type: () => fill('Message', 'Hello'), kept: /Hello/ },
  {
    dialog: 'massMessage',
    what: 'words, looked at in the review and changed again',
    type: async () => {
      await fill('Message', 'Hello');
      await go('Continue');
      await go(t('chat.massMessage.edit'));
      await fill('Message', 'Hello you');
      await fill('Message', 'Hello');
    },
    kept: /Hello/,
  },
  {
    dialog: 'massMessage',
    what: 'a price',
    type: async () => {
      await go(t('chat.pricePart.open'));
      await fill(t('chat.pricePart.price'), '7');
    },
    kept: /7/,
  },
  {
    dialog: 'tip',
    what: 'a note',
    type: () => fill(pattern('billing.tip.message'), 'Thanks'),
    kept: /Thanks/,
  },
  { dialog: 'tip', what: 'a sum', type: () => fill('Another amount', '20'), kept: /20/ },
  {
    dialog: 'tip',
    what: 'a note and a sum under review',
    type: async () => {
      await fill('Another amount', '20');
      await fill(pattern('billing.tip.message'), 'Thanks');
      await go('Continue with $20.00');
    },
    kept: /\$20\.00/,
  },
  {
    dialog: 'tip',
    what: 'a note that was reviewed before',
    type: async () => {
      await fill(pattern('billing.tip.message'), 'Thanks');
      await go('Continue with $3.00');
      await go('Back');
    },
    kept: /Thanks/,
  },
  { dialog: 'reminder', what: 'a date', type: () => typeDate('12312030'), kept: /12\/31\/2030/ },
  { dialog: 'reminder', what: 'a part of a date', type: () => typeDate('12'), kept: /12\/dd/ },
];

const ways: readonly (readonly [way: string, leave: () => Promise<unknown> | undefined])[] = [
  ['Escape', () => escape()],
  ['Back', async () => history.back()],
  ['the backdrop', () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })],
  [
    'its button',
    async () => {
      const names = /^(Cancel|Not now|Close)$/;
      const button = [...topDialog().querySelectorAll('button')].find(({ innerText }) =>
        names.test(innerText.trim()),
      );
      if (button) await userEvent.click(button);
      else await escape();
    },
  ],
];

const writtenIn = (dialog: HTMLElement): string =>
  [...dialog.querySelectorAll<HTMLInputElement>('input, textarea')]
    .map(({ value }) => value)
    .join(' ') + dialog.textContent;
/** The browser asks before it reloads, closes or goes elsewhere. */
const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let on: ReturnType<typeof stage>;
const open = (name: DialogName) => {
  const found = everyDialog.find(({ dialog }) => dialog === name);
  if (!found) throw new Error(`There is no dialog ${name}.`);
  on = stage({ id: 'it', dialog: found.dialog, input: found.input });
  return on.open();
};
beforeEach(async () => {
  await emulateMedia();
  await resize(800, 900);
});
afterEach(async () => {
  await on.remove();
  await emulateMedia();
  await resize(800, 900);
});

describe.each(typings)('unsent: $what in $dialog', ({ dialog, type, kept }) => {
  test('every way out asks first; to stay keeps it, to leave goes', async () => {
    await open(dialog);
    expect(isHeld()).toBe(false);
    await type();
    for (const [way, leave] of ways) {
      expect(isHeld(), way).toBe(true);
      await leave();
      await expect.poll(focusName, { message: way }).toBe('Keep editing');
      await press('{Enter}');
      await expect.poll(dialogs, { message: way }).toBe(1);
      expect(writtenIn(topDialog()), way).toMatch(kept);
      expect(on.answers, way).toEqual([]);
    }
    await escape();
    await expect.poll(focusName).toBe('Keep editing');
    await press('{Tab}{Enter}');
    await on.empty();
    expect(on.answers.map(({ answer }) => answer.kind)).toEqual(['cancelled']);
    expect(isHeld()).toBe(false);
  });
});

test('words of a mass message under review are held; leaving goes back to them first', async () => {
  await open('massMessage');
  await fill('Message', 'Hello');
  await go('Continue');
  await expect.poll(() => topDialog().textContent).toContain('Hello');
  expect(isHeld()).toBe(true);
  await escape();
  await expect.poll(() => topDialog().querySelector('textarea')?.value).toBe('Hello');
  await escape();
  await expect.poll(focusName).toBe('Keep editing');
});

const silent = everyDialog
  .map(({ dialog }) => dialog)
  .filter((dialog) => !typings.some((typing) => typing.dialog === dialog));

test.each([...new Set(silent)])('nothing is typed in %s', async (dialog) => {
  await open(dialog);
  expect(
    topDialog().querySelector(
      'textarea, [role=spinbutton], input:not([type=radio]):not([type=search]):not([type=checkbox])',
    ),
  ).toBeNull();
});
