import type { Page } from 'playwright';

interface Note {
  shift: number;
  /** What moved, each by its element and its way in pixels from the top. */
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

/** What moved since it was asked last. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { note } = globalThis as unknown as { note: Note };
    const { shift } = note;
    note.shift = 0;
    return shift;
  });

/** What moved since it was asked last, for the message of a test that fails. */
export const movedOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { note } = globalThis as unknown as { note: Note };
    return note.moved.splice(0).join('\n');
  });
