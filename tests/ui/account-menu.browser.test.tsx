import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tips } from '#src/ui/dialog/tips.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import { Me } from '#src/views/app/layouts/me.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import { Frame } from '#stories/lib/frame.tsx';
import '#src/ui/style/base.css';

const said = { go: vi.fn(), logout: vi.fn(), discreet: vi.fn(), shortcuts: vi.fn() };
let end = () => {};
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  end();
  await page.viewport(1280, 900);
});

const viewer = {
  displayName: 'Ada Marlow',
  username: 'ada',
  profilePhoto: null,
  isCreator: true,
  isVerified: true,
  isDeleted: false,
};

const show = async (width: number, isWhole = true) => {
  await page.viewport(width, 844);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const draw = (isLoaded: boolean) =>
    flushSync(() =>
      root.render(
        <Frame>
          <SignedInLayout
            brand="Fanfare"
            path="/feed"
            release={{ version: '1', commit: 'abc' }}
            viewer={viewer}
            unread={0}
            absent={[]}
            later={
              isLoaded
                ? {
                    Me,
                    Tips,
                    Account: (props) => (
                      <AccountMenu
                        {...props}
                        isDiscreet={() => true}
                        onDiscreet={said.discreet}
                        onShortcuts={said.shortcuts}
                      />
                    ),
                  }
                : undefined
            }
            onGo={said.go}
            onLogout={said.logout}
          >
            <ScreenHeading>Home</ScreenHeading>
          </SignedInLayout>
        </Frame>,
      ),
    );
  draw(isWhole);
  return () => draw(true);
};

const account = () => page.getByRole('button', { name: 'Your account' });
const marked = () => document.querySelector('[role^=menuitem][data-highlighted]')?.textContent;

test('the menu of the account goes by arrows, ends and letters, and gives the focus back', async () => {
  await show(1280);
  (account().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(marked).toBe('Profile');
  expect(document.querySelectorAll('[role^=menuitem]')).toHaveLength(5);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toBe('Discreet mode');
  const discreet = page.getByRole('menuitemcheckbox', { name: 'Discreet mode' });
  expect(discreet.element().getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{End}');
  await expect.poll(marked).toBe('Log out');
  await userEvent.keyboard('{Home}');
  await expect.poll(marked).toBe('Profile');
  await userEvent.keyboard('s');
  await expect.poll(marked).toBe('Settings');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
  expect(document.activeElement).toBe(account().element());
});

test.each([
  ['Profile', 'go'],
  ['Discreet mode', 'discreet'],
  ['Keyboard shortcuts', 'shortcuts'],
  ['Settings', 'go'],
  ['Log out', 'logout'],
] as const)('%s does what it says', async (name, which) => {
  await show(1280);
  await account().click();
  const role = name === 'Discreet mode' ? 'menuitemcheckbox' : 'menuitem';
  await page.getByRole(role, { name }).click();
  await expect.poll(() => said[which].mock.calls.length).toBe(1);
});

const menu = () => document.querySelector('[role=menu]')?.getBoundingClientRect();

test('the menu opens upward on the edge of its button', async () => {
  await show(1440);
  await account().click();
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
  const button = account().element().getBoundingClientRect();
  await expect.poll(() => Math.abs((menu()?.left ?? 0) - button.left) < 2).toBe(true);
  expect(menu()?.bottom).toBeLessThanOrEqual(button.top);
});

const me = () => page.getByRole('button', { name: 'Me' });
const sheet = () => document.querySelector<HTMLDialogElement>('dialog');

test('Me is a dialog of the phone: focus inside, everything in reach, Back closes it', async () => {
  await show(390);
  await me().click();
  await expect.poll(() => sheet()?.open).toBe(true);
  expect(sheet()?.contains(document.activeElement)).toBe(true);
  const out = page.getByRole('button', { name: 'Log out' }).element().getBoundingClientRect();
  expect(out.bottom).toBeLessThanOrEqual(innerHeight);
  // Their number says nothing: what another test has left ahead goes.
  await expect.poll(() => 'dialog' in (history.state ?? {})).toBe(true);
  history.back();
  await expect.poll(() => sheet()?.open).toBe(false);
  expect(document.activeElement).toBe(me().element());
});

test('Escape, the cross and a press beside it close Me', async () => {
  await show(390);
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => userEvent.click(document.body, { position: { x: 100, y: 8 }, force: true }),
  ];
  for (const way of ways) {
    await me().click();
    await expect.poll(() => sheet()?.open).toBe(true);
    await expect.poll(() => 'dialog' in (history.state ?? {})).toBe(true);
    await way();
    await expect.poll(() => sheet()?.open).toBe(false);
    await expect.poll(() => 'dialog' in (history.state ?? {})).toBe(false);
  }
});

test.each(['{Enter}', null])(
  'a press before its code has come opens the menu once it has (%s)',
  async (key) => {
    const load = await show(1280, false);
    if (key === null) await account().click();
    else {
      (account().element() as HTMLElement).focus();
      await userEvent.keyboard(key);
    }
    load();
    await expect.poll(() => document.querySelectorAll('[role^=menuitem]').length).toBe(5);
    await expect.poll(marked).toBe(key === null ? undefined : 'Profile');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === account().element()).toBe(true);
  },
);

test.each(['{Enter}{Shift>}{Tab}{/Shift}', '{Enter}{Escape}'])(
  'a press that was left before its code came opens nothing (%s)',
  async (keys) => {
    const load = await show(1280, false);
    (account().element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
    load();
    expect(account().element().getAttribute('aria-expanded')).toBe('false');
  },
);

const tip = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[class*=tooltip]')].some(
    ({ textContent }) => textContent === name,
  );

test('in the rail a name is shown at once on focus, later under the pointer, and put away by Escape', async () => {
  await show(800);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Home');
  await expect.poll(() => tip('Home')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tip('Home')).toBe(false);
  await userEvent.hover(page.getByRole('link', { name: 'Explore' }));
  expect(tip('Explore')).toBe(false);
  await expect.poll(() => tip('Explore')).toBe(true);
});

test('beside names that are written out there is no tip', async () => {
  await show(1280);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Home');
  expect(tip('Home')).toBe(false);
});

test('Home is lit on the feed', async () => {
  await show(1280);
  const home = page.getByRole('link', { name: 'Home' }).element();
  expect(home.getAttribute('aria-current')).toBe('page');
});
