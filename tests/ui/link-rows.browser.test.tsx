import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import en from '#src/locales/en/index.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { LinkRows } from '#src/ui/lists/link-rows.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

const names = ['Ada', 'Bo', 'Cy'];

/** Three rows of a link and a menu each; what was followed, and what is open. */
const list = (current?: number) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const followed: string[] = [];
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <LinkRows label="Rows" rows={names.map((name, id) => ({ id, name }))} current={current}>
          {({ id, name }, isStop) => (
            <li key={id}>
              <a
                href={`#${name}`}
                tabIndex={isStop ? 0 : -1}
                onClick={(event) => {
                  event.preventDefault();
                  followed.push(name);
                }}
              >
                {name}
              </a>
              <MenuButton
                label={`Options for ${name}`}
                items={() => [{ id: 'mute', label: `Mute ${name}` }]}
                isStop={false}
                onSelect={() => {}}
              />
            </li>
          )}
        </LinkRows>
      </TextProvider>,
    ),
  );
  const link = (name: string) =>
    [...place.querySelectorAll('a')].find((one) => one.textContent === name) as HTMLElement;
  return { followed, link };
};

const opened = () => document.querySelector('[role=menu]')?.textContent ?? null;
const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

/** Dispatches an event of a finger, at a distance from where it began. */
const finger = (type: string, element: Element, [x, y] = [0, 0]) => {
  const init = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true };
  element.dispatchEvent(
    new PointerEvent(type, { ...init, clientX: 200 + x, clientY: 20 + y, detail: 1 }),
  );
};
const rightClick = (element: Element, button = 2) =>
  !element.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button }),
  );

test('a list is one stop of Tab, and arrows go along its rows and to their menus', async () => {
  const { link } = list(1);
  await userEvent.tab();
  expect(focused()).toBe('Bo');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Cy');
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(focused()).toBe('Ada');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Options for Ada');
  await userEvent.keyboard('{Enter}');
  await expect.poll(opened).toBe('Mute Ada');
  await userEvent.keyboard('{Escape}');
  await expect.poll(opened).toBeNull();
  expect(focused()).toBe('Options for Ada');
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(document.activeElement).toBe(link('Cy'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.closest('ul')).toBeNull();
});

test('the context menu of a row is its own menu', async () => {
  const { link } = list();
  expect(rightClick(link('Bo'))).toBe(true);
  await expect.poll(opened).toBe('Mute Bo');
  await userEvent.keyboard('{Escape}');
  await expect.poll(opened).toBeNull();
  expect(rightClick(link('Cy'), 0)).toBe(true);
  await expect.poll(opened).toBe('Mute Cy');
});

test('a long press opens the menu, and its end follows no link', async () => {
  const { link, followed } = list();
  vi.useFakeTimers();
  finger('pointerdown', link('Bo'));
  vi.advanceTimersByTime(499);
  expect(opened()).toBeNull();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(opened).toBe('Mute Bo');
  finger('pointerup', link('Bo'));
  finger('click', link('Bo'));
  expect(followed).toEqual([]);
  expect(opened()).toBe('Mute Bo');
});

test('a swipe towards the start opens the menu, and a scroll or a short press does not', async () => {
  const { link, followed } = list();
  vi.useFakeTimers();
  finger('pointerdown', link('Ada'));
  finger('pointermove', link('Ada'), [-4, 60]);
  vi.advanceTimersByTime(1000);
  finger('pointercancel', link('Ada'));
  finger('pointerdown', link('Ada'));
  finger('pointerup', link('Ada'));
  finger('click', link('Ada'));
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual(['Ada']);
  vi.useRealTimers();
  expect(opened()).toBeNull();
  finger('pointerdown', link('Cy'));
  finger('pointermove', link('Cy'), [-30, 4]);
  finger('pointermove', link('Cy'), [-52, 6]);
  await expect.poll(opened).toBe('Mute Cy');
});

test('where a long press sends a context menu too, it opens one menu', async () => {
  const { link } = list();
  finger('pointerdown', link('Bo'));
  expect(rightClick(link('Bo'), 0)).toBe(true);
  await expect.poll(opened).toBe('Mute Bo');
  finger('pointerup', link('Bo'));
  await new Promise((done) => setTimeout(done, 600));
  expect(opened()).toBe('Mute Bo');
});
