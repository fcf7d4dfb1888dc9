import type { Page } from 'playwright';

interface Note {
  shift: number;
}

/** Counts from the page's start what moves without being asked to. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = { shift: 0 };
    Object.assign(globalThis, { note });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) note.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since it was asked last. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { note } = globalThis as unknown as { note: Note };
    const { shift } = note;
    note.shift = 0;
    return shift;
  });
