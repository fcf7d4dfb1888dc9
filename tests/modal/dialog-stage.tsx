import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, type SimulatedClock } from 'xstate';
import { expect, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogAsked, DialogsEmitted } from '#machines/modal/dialog-token.types.ts';
import { dialogsAdapter } from '#src/actors/modal/dialogs.adapter.ts';
import '#src/ui/style/base.css';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { Frame } from '#stories/lib/frame.tsx';
import { loadSample } from './every-dialog.tsx';

/** Between two looks at what the page does by itself, and for how long at most, in milliseconds. */
const soon = { interval: 10, timeout: 30_000 };
export const frame = () => new Promise(requestAnimationFrame);

/** The dialog on top, fading or standing. */
export const topDialog = (): HTMLElement => {
  const all = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]');
  const top = [...all].at(-1);
  if (!top) throw new Error('There is no dialog.');
  return top;
};
export const dialogs = (): number =>
  document.querySelectorAll('[role=dialog], [role=alertdialog]').length;

/** Label or text of the focused element. */
export const focusName = (): string => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return '';
  const label = 'labels' in element ? (element.labels as NodeListOf<Element> | null)?.[0] : null;
  const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.title;
  return name || element.innerText.trim();
};

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.hasAttribute('data-guard') &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/**
 * The stops of the Tab key in a dialog, in order; of a group of radios the chosen one, and where none
 * is chosen the first (backwards the browser takes the last).
 */
export const stopsOf = (dialog: HTMLElement): HTMLElement[] =>
  [
    ...dialog.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, iframe, [tabindex]',
    ),
  ]
    .filter(isStop)
    .filter((element, _, all) => {
      if (!isRadio(element) || element.checked) return true;
      const group = all.filter((one) => isRadio(one) && one.name === element.name);
      return group[0] === element && !group.some((one) => isRadio(one) && one.checked);
    });

type Feature = 'prefers-reduced-motion' | 'prefers-color-scheme' | 'forced-colors';
interface Protocol {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown>;
}

/** A window of this size, and text of this size. */
export const resize = async (width: number, height: number, text = '100%'): Promise<void> => {
  document.documentElement.style.fontSize = text;
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height, soon);
};

/** Presses Tab until something else has the focus: a frame of the provider has stops of its own. */
export const tab = async (keys: '{Tab}' | '{Shift>}{Tab}{/Shift}'): Promise<Element | null> => {
  const before = document.activeElement;
  for (let time = 0; time < 4 && document.activeElement === before; time += 1) {
    await press(keys);
    if (before?.localName !== 'iframe') break;
  }
  return document.activeElement;
};

export const isInTop = (): boolean => topDialog().contains(document.activeElement);

/** Presses Escape; a frame of the provider keeps its own keys, so from there the next stop is taken. */
export const escape = async (): Promise<void> => {
  for (let time = 0; time < 6 && document.activeElement?.localName === 'iframe'; time += 1) {
    await press('{Tab}');
  }
  await press('{Escape}');
};

/** Emulates media features; without arguments it restores the runner's defaults. */
export const emulateMedia = async (
  features: Partial<Record<Feature, string>> = {},
): Promise<void> => {
  const wanted = Object.entries({
    'prefers-reduced-motion': 'reduce',
    'prefers-color-scheme': 'light',
    'forced-colors': 'none',
    ...features,
  });
  await (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    features: wanted.map(([name, value]) => ({ name, value })),
  });
  const isGranted = () =>
    wanted.every(([name, value]) => matchMedia(`(${name}: ${value})`).matches);
  await vi.waitUntil(isGranted, soon);
  await frame();
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Asks axe about the whole page, WCAG 2.2 AA or some rules alone; answers what it objects to. */
export const objections = async (rules?: readonly string[]): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards },
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' ')}`,
  );
};

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Milliseconds from the press of a key, before any chart or view has worked, until `watch` calls back. */
export const timeFromKey = (key: string, watch: (end: () => void) => void): Promise<number> =>
  new Promise((resolve) => {
    let start = Infinity;
    const note = (event: KeyboardEvent) => {
      if (event.key === key) start = performance.now();
    };
    addEventListener('keydown', note, { capture: true });
    watch(() => {
      removeEventListener('keydown', note, { capture: true });
      resolve(performance.now() - start);
    });
  });

/**
 * A page with a heading and a button that opens `asked`, and the stack of dialogs above it. With a clock of the
 * test's own no fade of the charts ends by itself, however busy the machine is.
 */
export function stage(asked: DialogAsked, clock?: SimulatedClock) {
  const answers: DialogsEmitted[] = [];
  const machine = dialogsMachine.provide(dialogsAdapter({ load: loadSample }));
  const actor = createActor(machine, clock && { clock }).start();
  actor.on('dialog.answered', (event) => answers.push(event as DialogsEmitted));
  const ask = (other: DialogAsked = asked) => actor.send({ type: 'dialog.open', ...other });
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const draw = (content: ReactNode) => flushSync(() => root.render(<Frame>{content}</Frame>));
  draw(
    <>
      <ScreenHeading>The page behind</ScreenHeading>
      <button type="button" onClick={() => ask()}>
        Open
      </button>
      <DialogsView actor={actor} />
    </>,
  );
  const opener = place.querySelector('button');
  if (!opener) throw new Error('The stage has no button.');
  return {
    actor,
    answers,
    ask,
    opener,
    place,
    /** Opens the dialog with the keyboard and waits until it has the focus. */
    open: async () => {
      opener.focus();
      await press('{Enter}');
      await expect.poll(dialogs).toBe(1);
      await expect.poll(() => topDialog().contains(document.activeElement)).toBe(true);
      await expect.poll(() => stopsOf(topDialog()).length).toBeGreaterThan(1);
    },
    /** The stack knows how long a fade is. */
    fadesIn: async (fade: number) => {
      await expect.poll(() => actor.getSnapshot().context.fade).toBe(fade);
    },
    empty: async () => {
      await expect.poll(() => actor.getSnapshot().value).toBe('empty');
    },
    /** The step back is asynchronous: taken after the page is gone, it would take the runner's along. */
    remove: async () => {
      actor.stop();
      root.unmount();
      place.remove();
      document.documentElement.removeAttribute('style');
      await vi.waitUntil(() => !JSON.stringify(history.state).includes('dialog'), soon);
    },
  };
}
