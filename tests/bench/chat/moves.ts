import { idOf, painted, pause, type Eye } from './eye.ts';

/** Stands for a row under the eye that is gone. */
const lost = 9_999;

/** Pixels that a row is off in the worst frame, while every frame moves it by `step`. */
const followed = async (
  eye: Eye,
  frames: number,
  step: number,
  act: (frame: number) => void,
): Promise<number> => {
  const id = idOf(eye.middle());
  const from = eye.topOf(id);
  let moved = 0;
  let worst = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    requestAnimationFrame(() => {
      if (step > 0) eye.scroller().scrollBy(0, -step);
      act(frame);
    });
    moved += step;
    await painted();
    const top = eye.topOf(id);
    worst = Math.max(worst, top === null || from === null ? lost : Math.abs(top - from - moved));
  }
  return worst;
};

/** Comes up to the oldest row, however the list lets one, and rests a little below it. */
export const comeNearStart = async (eye: Eye, oldest: () => number): Promise<void> => {
  for (let step = 0; step < 1_500; step += 1) {
    eye.scroller().scrollTo(0, -1e7);
    await painted();
    const top = eye.topOf(String(oldest()));
    if (top !== null && top >= eye.scroller().getBoundingClientRect().top - 1) break;
  }
  await pause(20);
  eye.scroller().scrollBy(0, 400);
  await pause(20);
};

/** Older rows come while the reader rests or scrolls up 6 px a step: how far the row under the eye is off. */
export const prepend = (eye: Eye, isMoving: boolean, put: () => void): Promise<number> =>
  followed(eye, 40, isMoving ? 6 : 0, (frame) => {
    if (frame === 8) put();
  });

/** From the bottom up by 24 px a frame: the largest jump of the row in the middle from one frame to the next. */
export const scrollUp = async (eye: Eye): Promise<number> => {
  const step = 24;
  let worst = 0;
  for (let frame = 0; frame < 400; frame += 1) {
    const id = idOf(eye.middle());
    const before = eye.topOf(id);
    requestAnimationFrame(() => eye.scroller().scrollBy(0, -step));
    await painted();
    const after = eye.topOf(id);
    const jump = before === null || after === null ? lost : Math.abs(after - before - step);
    worst = Math.max(worst, jump);
  }
  return worst;
};

/** A row grows by itself, as when a picture comes: how far that moves what is under the eye. */
export const grow = async (eye: Eye, side: 'last' | 'above' | 'below'): Promise<number> => {
  if (side !== 'last') {
    for (let frame = 0; frame < 50; frame += 1) {
      eye.scroller().scrollBy(0, -60);
      await painted();
    }
    await pause(20);
  }
  const { top, bottom } = eye.scroller().getBoundingClientRect();
  const rows = eye.rows();
  const above = rows.filter((row) => row.getBoundingClientRect().bottom <= top).at(-1);
  const below = rows.find((row) => row.getBoundingClientRect().top >= bottom);
  const row = { last: rows.at(-1), above, below }[side];
  // Rows outside of the page cannot move it.
  if (!row) return 0;
  const id = idOf(eye.middle());
  const [from, gap] = [eye.topOf(id) ?? 0, eye.gap() ?? 0];
  row.style.paddingBlockEnd = '112px';
  let worst = 0;
  for (let frame = 0; frame < 20; frame += 1) {
    await painted();
    const now = side === 'last' ? (eye.gap() ?? lost) - gap : (eye.topOf(id) ?? lost) - from;
    worst = Math.max(worst, Math.abs(now));
  }
  return worst;
};
