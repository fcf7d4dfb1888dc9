import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { narrowFaults } from './faults.ts';

/** Stories of what members see: what they are made of is looked at in them. */
const looked = /^(?:dialogs|screens)-/;
/** WCAG 2.2: reflow (1.4.10) and resized text (1.4.4), and both. */
const windows = [
  { width: 320, height: 640, text: '' },
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 640, text: '200%' },
] as const;
/** Milliseconds in which a list, a font or a part that measures itself has come to rest. */
const patience = 1_000;

/** A page leaves this beside its screen on a phone; what reaches its edges takes it back (src/ui/frame). */
const margin = '1rem';

const frame = () => new Promise(requestAnimationFrame);

const resize = async (width: number, height: number, text: string): Promise<void> => {
  document.documentElement.style.fontSize = text;
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
};

/** A screen that is drawn without its page gets the page's margins; answers with how to take them away. */
const withMargins = (): (() => void) => {
  const style = document.head.appendChild(document.createElement('style'));
  // What is far away is laid out as well.
  style.textContent = 'body * { content-visibility: visible !important }';
  if (!document.querySelector('main'))
    style.textContent += `body { padding-inline: ${margin} !important; --bleed: ${margin} }`;
  return () => style.remove();
};

/** The place of everything: what measures itself after a frame moves something. */
const layout = (): string =>
  [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    })
    .join(' ');

/** Faults that stay, once two frames have changed nothing. */
async function faultsAtRest(width: number): Promise<readonly string[]> {
  const end = performance.now() + patience;
  for (let before = ''; ;) {
    await frame();
    await frame();
    const now = layout();
    const isLate = performance.now() > end;
    if (innerWidth === width && (now === before || isLate)) {
      const found = narrowFaults(document);
      if (found.length === 0 || isLate) return found;
    }
    before = now;
  }
}

afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (!looked.test(id) || task.result?.state === 'fail') return;
  await document.fonts.ready;
  const before = {
    width: innerWidth,
    height: innerHeight,
    text: document.documentElement.style.fontSize,
  };
  const found: string[] = [];
  const withoutMargins = withMargins();
  for (const { width, height, text } of windows) {
    await resize(width, height, text);
    const faults = await faultsAtRest(width);
    const at = `${width} × ${height}${text && ', text at 200 %'}`;
    found.push(...faults.map((fault) => `${at}: ${fault}`));
  }
  withoutMargins();
  await resize(before.width, before.height, before.text);
  if (found.length > 0)
    throw new Error([`${id} has no room in a narrow window:`, ...found].join('\n'));
});
