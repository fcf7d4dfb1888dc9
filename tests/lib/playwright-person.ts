import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright';
import type { Person, Role } from './person.ts';

type Name = string | RegExp;

const patience = { timeout: 60_000 };
const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first();
const exact = (name: Name) => ({ exact: typeof name === 'string' });

/** Hands and eyes in a page of the running app; the same words as `vitestPerson`. */
export function playwrightPerson(page: Page): Person {
  const byRole = (role: Role, name?: Name): Locator =>
    page.getByRole(role, name === undefined ? {} : { name, ...exact(name) });
  const control = (label: Name, selector: string): Locator =>
    page.getByLabel(label, exact(label)).and(page.locator(selector)).first();
  const anyIs = async (role: Role, name: Name, wanted: string, selector: string, is: boolean) => {
    const match = byRole(role, name).and(page.locator(is ? selector : `:not(${selector})`));
    await expect(match.first(), `${role} "${name}" is ${wanted}`).toBeVisible(patience);
  };
  const off = ':disabled, [aria-disabled=true]';
  return {
    press: (name, role = 'button') => byRole(role, name).first().click(patience),
    fill: (label, text) =>
      control(label, 'input, textarea, [contenteditable]').fill(text, patience),
    check: async (label) => {
      const box = control(label, 'input, [role=checkbox], [role=switch], [role=radio]');
      if (!(await box.isChecked(patience))) await box.click({ force: true, ...patience });
    },
    choose: async (label, option) => {
      const field = control(label, 'select, button, [role=combobox], [role=radiogroup]');
      if (await field.evaluate((element) => element.matches('select'), undefined, patience)) {
        await field.selectOption(option, patience);
        return;
      }
      if (!(await field.evaluate((element) => element.matches('[role=radiogroup]'))))
        await field.click(patience);
      const choice = byRole('option', option)
        .or(byRole('menuitemradio', option))
        .or(byRole('radio', option));
      await choice.first().click({ force: true, ...patience });
    },
    key: (chord) => page.keyboard.press(chord),
    attach: async (files) => {
      const sent = files.map(async ({ source }) => ({
        name: source.name,
        mimeType: source.type,
        buffer: Buffer.from(await source.arrayBuffer()),
      }));
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await Promise.all(sent));
    },
    sees: (text) => expect(seen(page.getByText(text)), `"${text}" is seen`).toBeVisible(patience),
    seesNot: (text) =>
      expect(page.getByText(text).filter({ visible: true }), `"${text}" is gone`).toHaveCount(
        0,
        patience,
      ),
    seesRole: (role, name) =>
      expect(seen(byRole(role, name)), `${role} "${name ?? ''}" is seen`).toBeVisible(patience),
    seesNoRole: (role, name) =>
      expect(
        byRole(role, name).filter({ visible: true }),
        `${role} "${name ?? ''}" is gone`,
      ).toHaveCount(0, patience),
    seesEnabled: (role, name) => anyIs(role, name, 'enabled', `:is(${off})`, false),
    seesDisabled: (role, name) => anyIs(role, name, 'disabled', `:is(${off})`, true),
    seesBusy: (role, name) => anyIs(role, name, 'busy', '[aria-busy=true]', true),
    seesValue: (label, text) =>
      expect(control(label, 'input, textarea, select')).toHaveValue(text, patience),
    seesChecked: (label, checked) =>
      expect(control(label, 'input')).toBeChecked({ checked, ...patience }),
  };
}
