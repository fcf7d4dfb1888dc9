import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { guardFocus } from '#src/ui/focus/focus-guard.ts';
import { placeFocus } from '#src/ui/focus/landing.ts';
import { RouteFocus } from '#src/ui/focus/route-focus.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';

const store = { read: () => null, write: () => {} };
let stops: (() => void)[] = [];
let show: (screen: string, visit: number | null) => void;

const press = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitem]')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return userEvent.click(found);
};
const menu = () => document.querySelector('[role=menu]');
const focused = () => document.activeElement?.textContent || document.activeElement?.localName;

beforeEach(() => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  show = (screen, visit) =>
    flushSync(() =>
      root.render(
        <TextProvider locale="en" strings={en}>
          <RouteFocus visit={visit} isBack={false} title={screen} brand="Fanfare" store={store}>
            <a href="#feed">Go</a>
            <input aria-label="Search" />
            <MenuButton
              label="Your account"
              items={() => [{ id: 'out', label: 'Log out' }]}
              onSelect={() => {}}
            />
            <main>
              <ScreenHeading>{screen}</ScreenHeading>
            </main>
          </RouteFocus>
        </TextProvider>,
      ),
    );
  stops = [guardFocus(), placeFocus(), () => root.unmount(), () => place.remove()];
  show('Home', 1);
});
afterEach(() => {
  for (const stop of stops) stop();
});

test('the heading of a screen that arrives has the focus of the link that led there', async () => {
  await press('Go');
  show('Home', null);
  show('Feed', 2);
  expect(focused()).toBe('Feed');
});

test('a menu that was opened while the screen was on its way stays open', async () => {
  await press('Go');
  show('Home', null);
  await press('Your account');
  await expect.poll(() => menu()?.contains(document.activeElement)).toBe(true);
  show('Feed', 2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(menu()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(menu).toBe(null);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Your account');
});

test('a field that somebody has begun to fill keeps the focus', async () => {
  await press('Go');
  show('Home', null);
  document.querySelector('input')?.focus();
  await userEvent.keyboard('ada');
  show('Feed', 2);
  await userEvent.keyboard(' m');
  expect(document.querySelector('input')?.value).toBe('ada m');
});

test('a field from which the screen was asked for gives the focus up', async () => {
  document.querySelector('input')?.focus();
  show('Home', null);
  show('Feed', 2);
  expect(focused()).toBe('Feed');
});

test('a menu whose item led there gives the focus up', async () => {
  await press('Your account');
  await expect.poll(() => menu()?.contains(document.activeElement)).toBe(true);
  await press('Log out');
  show('Home', null);
  await expect.poll(menu).toBe(null);
  show('Feed', 2);
  await expect.poll(focused).toBe('Feed');
});
