import type { Page } from 'playwright';
import { isWhole } from './browser.ts';
import { isQuiet } from './requests.ts';

/** Layout shift that is allowed: below this it is invisible, and rounding of text causes some. */
export const mostShift = 0.02;

interface Note {
  shift: number;
  /** Shifted elements, each with its distance from the top in pixels, before and after. */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Counts from the page's start what moves without being asked to. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note: Note = { shift: 0, moved: [] };
    Object.assign(globalThis, { note });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        note.shift += value;
        for (const { node, previousRect, currentRect } of sources)
          note.moved.push(
            `${node?.nodeName} ${previousRect.y} to ${currentRect.y}: ${node?.textContent?.slice(0, 40)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Layout shift since the last call. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { note } = globalThis as unknown as { note: Note };
    const { shift } = note;
    note.shift = 0;
    return shift;
  });

/** Elements shifted since the last call, for the message of a failed test. */
export const movedOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { note } = globalThis as unknown as { note: Note };
    return note.moved.splice(0).join('\n');
  });

/** Until nothing has moved for a second, and every font has come. */
const isSteady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let since = performance.now();
    const watch = new PerformanceObserver(() => {
      since = performance.now();
    });
    watch.observe({ type: 'layout-shift' });
    while (performance.now() - since < 1_000)
      await new Promise((resolve) => setTimeout(resolve, 100));
    watch.disconnect();
  });

/** Waits until all code has come, also what comes when the page is idle, and nothing moves any more. */
export async function atRest(page: Page): Promise<void> {
  await isWhole(page);
  await isSteady(page);
  await isQuiet(page);
}
