import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { Person, Role } from './person.ts';

type Name = string | RegExp;

const exact = (name: Name) => ({ exact: typeof name === 'string' });
const byRole = (role: Role, name?: Name): Locator =>
  page.getByRole(role, name === undefined ? {} : { name, ...exact(name) });
const byLabel = (label: Name): Locator => page.getByLabelText(label, exact(label));

/** A choice of a closed list is as visible as its list. */
const isSeen = (element: Element): boolean =>
  (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });
const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true';

/** Waits until `check` finds no fault; the fault (a sentence) is what a failing walk prints. */
const until = async (check: () => string | null): Promise<void> => {
  await expect.poll(check).toBeNull();
};

const roleIs = (
  role: Role,
  name: Name | undefined,
  wanted: string,
  test: (element: Element) => boolean,
) =>
  until(() => {
    const found = byRole(role, name).elements();
    const label = `${role}${name === undefined ? '' : ` "${name}"`}`;
    if (found.length === 0) return `There is no ${label}.`;
    return found.some(test) ? null : `The ${label} is not ${wanted}.`;
  });

const seenTexts = (text: Name): Element[] => page.getByText(text).elements().filter(isSeen);

const control = async (label: Name, selector: string): Promise<Locator> => {
  const find = () =>
    byLabel(label)
      .elements()
      .find((element) => element.matches(selector));
  await until(() => (find() ? null : `No ${selector} is labelled "${label}".`));
  return page.elementLocator(find() as Element);
};

const intake = () => document.querySelector('input[type=file]');

/** The bytes of which a UUID is made, in place of random ones. */
const fillBy = <Bytes extends ArrayBufferView | null>(id: string, into: Bytes): Bytes => {
  if (into instanceof Uint8Array)
    into.set(
      [...id.replaceAll('-', '').matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16)),
    );
  return into;
};

/** Hands and eyes in Vitest's browser: real clicks and keys, through the browser's own input. */
export const vitestPerson: Person = {
  press: async (name, role = 'button') => {
    await roleIs(role, name, 'there', () => true);
    await byRole(role, name).first().click();
  },
  fill: async (label, text) => {
    await (await control(label, 'input, textarea, [contenteditable]')).fill(text);
  },
  check: async (label) => {
    const box = await control(label, 'input, [role=checkbox], [role=switch], [role=radio]');
    if (!box.element().matches(':checked, [aria-checked=true]')) await box.click({ force: true });
  },
  choose: async (label, option) => {
    const field = await control(label, 'select, button, [role=combobox], [role=radiogroup]');
    const element = field.element();
    if (element.matches('select')) {
      await userEvent.selectOptions(element, option);
      return;
    }
    if (!element.matches('[role=radiogroup]')) await field.click();
    const choices = (['option', 'menuitemradio', 'radio'] as const).map((role) =>
      byRole(role, option),
    );
    const offered = () => choices.find((choice) => choice.elements().length > 0);
    await until(() => (offered() ? null : `"${label}" does not offer "${option}".`));
    await offered()?.first().click({ force: true });
  },
  key: async (chord) => {
    const keys = chord.split('+');
    const last = keys.pop() ?? '';
    const held = keys.map((key) => `{${key}>}`).join('');
    const freed = keys.map((key) => `{/${key}}`).join('');
    // A name in braces; a character as it is, since some mean something there.
    const pressed = last.length === 1 ? last : `{${last}}`;
    await userEvent.keyboard(`${held}${pressed}${freed}`);
  },
  attach: async (files) => {
    await until(() => (intake() ? null : 'Nothing here takes files.'));
    const random = vi.spyOn(crypto, 'getRandomValues');
    for (const { id } of files) random.mockImplementationOnce((into) => fillBy(id, into));
    const sources = files.map(({ source }) => source);
    await userEvent.upload(page.elementLocator(intake() as Element), sources);
    random.mockRestore();
  },
  sees: (text) => until(() => (seenTexts(text).length > 0 ? null : `"${text}" is not on screen.`)),
  seesNot: (text) =>
    until(() => (seenTexts(text).length === 0 ? null : `"${text}" is still on screen.`)),
  seesRole: (role, name) => roleIs(role, name, 'visible', isSeen),
  seesNoRole: (role, name) =>
    until(() =>
      byRole(role, name).elements().some(isSeen) ? `There is still a ${role} "${name}".` : null,
    ),
  seesEnabled: (role, name) => roleIs(role, name, 'enabled', (element) => !isDisabled(element)),
  seesDisabled: (role, name) => roleIs(role, name, 'disabled', isDisabled),
  seesBusy: (role, name) => roleIs(role, name, 'busy', isBusy),
  seesValue: (label, text) =>
    until(() => {
      const field = byLabel(label)
        .elements()
        .find((element) => element.matches('input, textarea, select'));
      const value = (field as HTMLInputElement | undefined)?.value;
      return value === text ? null : `"${label}" holds "${value}", not "${text}".`;
    }),
  seesChecked: (label, isChecked) =>
    until(() => {
      const box = byLabel(label)
        .elements()
        .find((element) => element.matches('input'));
      const isIt = box?.checked === isChecked;
      return isIt ? null : `"${label}" is ${isChecked ? 'not checked' : 'checked'}.`;
    }),
};
