/** Resolves after the next frame was painted, with its time. */
export const painted = (): Promise<number> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      const seen = () => {
        port1.close();
        done(performance.now());
      };
      port1.addEventListener('message', seen, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/**
 * Counts frames until the returned function is called, each in its animation frame. Waiting for the
 * task after a frame, as `painted` does, queues behind the tasks of a burst and misses frames.
 */
export const countFrames = (): (() => number) => {
  let frames = 0;
  let isOver = false;
  const next = () => {
    if (isOver) return;
    frames += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  return () => {
    isOver = true;
    return frames;
  };
};

export const pause = async (frames: number): Promise<void> => {
  for (let frame = 0; frame < frames; frame += 1) await painted();
};

/** Visible part of a list, whatever it is made of. */
export interface Eye {
  readonly scroller: () => HTMLElement;
  readonly rows: () => HTMLElement[];
  /** Top of a row in pixels; null if it is not in the page. */
  readonly topOf: (id: string) => number | null;
  /** The row in the middle of the window. */
  readonly middle: () => HTMLElement | undefined;
  /** Pixels between the newest row and the bottom edge; null when it is not there. */
  readonly gap: () => number | null;
  readonly isDown: () => boolean;
  /** The time from which on the newest row stays at the bottom; infinite when it does not. */
  readonly steadyFrom: (patience: number) => Promise<number>;
}

/** Room that a list may leave below its newest row. */
const room = 64;
/** Frames after which what stands is believed to stay. */
const steadyFrames = 12;

export const idOf = (row: HTMLElement | undefined): string => row?.dataset['row'] ?? '';

const find = (id: string) => document.querySelector(`[data-row="${id}"]`);
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

export function visibility(scroller: () => HTMLElement, newest: () => number): Eye {
  const gap = () => {
    const row = find(String(newest()))?.getBoundingClientRect();
    return row ? scroller().getBoundingClientRect().bottom - row.bottom : null;
  };
  const isDown = () => {
    // A row that slides in counts where it ends.
    for (const animation of scroller().getAnimations({ subtree: true })) animation.finish();
    const left = gap();
    if (left === null || left < -1 || left > room) return false;
    const [first] = rows();
    return (first?.getBoundingClientRect().top ?? Infinity) < scroller().clientHeight / 4;
  };
  const steadyFrom = async (patience: number) => {
    const began = performance.now();
    let since = Infinity;
    for (let steady = 0; steady < steadyFrames;) {
      const at = await painted();
      if (!isDown()) [since, steady] = [Infinity, 0];
      else [since, steady] = [Math.min(since, at), steady + 1];
      if (at - began > patience) return Infinity;
    }
    return since;
  };
  return {
    scroller,
    rows,
    gap,
    isDown,
    steadyFrom,
    topOf: (id) => find(id)?.getBoundingClientRect().top ?? null,
    middle: () => {
      const { top, bottom } = scroller().getBoundingClientRect();
      return rows().find((row) => row.getBoundingClientRect().bottom > (top + bottom) / 2);
    },
  };
}
