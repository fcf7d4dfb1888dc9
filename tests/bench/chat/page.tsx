import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Message } from '#machines/chat/chat.types.ts';
import en from '#src/locales/en/index.ts';
import '#src/ui/style/base.css';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { burst } from './burst.ts';
import { painted, pause, visibility } from './eye.ts';
import type { ChatList } from './list.types.ts';
import { comeNearStart, grow, prepend, scrollUp } from './moves.ts';
import { idleEvent } from './idle-event.tsx';
import { rowAt } from './row.tsx';
import { talk } from './talk.ts';

/** API of the page for scripts outside; numbers are pixels and milliseconds. */
export type Bench = typeof bench;

const lists = import.meta.glob<{ default: ChatList }>('./lists/*.tsx');
const place = document.querySelector<HTMLElement>('#place') ?? document.body;
const root = createRoot(place);
let chat: ChatList | undefined;
let rows: readonly Message[] = [];
let put = 0;
let newest = 0;

const draw = (isGrownInFront = false) => {
  const { View } = chat ?? {};
  if (!View) return;
  const shown = rows;
  root.render(
    <TextProvider locale="en" strings={en}>
      <View
        rows={shown}
        put={put}
        isGrownInFront={isGrownInFront}
        renderRow={(index, isCurrent, isHasty = false) => rowAt(shown, index, isCurrent, isHasty)}
      />
    </TextProvider>,
  );
};
const eye = visibility(
  () => chat?.scrollerIn(place) ?? place,
  () => newest,
);

const append = (count: number) => {
  rows = [...rows, ...talk(newest + 1, newest + 1 + count)];
  newest += count;
  flushSync(() => draw());
};
const putInFront = (count: number) => {
  const oldest = rows[0]?.id ?? 0;
  rows = [...talk(oldest - count, oldest), ...rows];
  put += count;
  flushSync(() => draw(true));
};

const bench = {
  /** Code and data are there, and nothing is drawn. */
  prepare: async (name: string, count: number) => {
    chat = (await lists[`./lists/${name}.tsx`]?.())?.default;
    rows = talk(0, count);
    newest = count - 1;
  },
  /** From the call to the first frame from which on the newest row stays at the bottom. */
  open: async () => {
    const began = performance.now();
    draw();
    return (await eye.steadyFrom(30_000)) - began;
  },
  /** Draws a few rows and takes them away, so that what is counted later is not code. */
  warm: async () => {
    const all = [rows, newest] as const;
    rows = rows.slice(0, 100);
    newest = rows.at(-1)?.id ?? 0;
    draw();
    await pause(30);
    root.render(null);
    [rows, newest] = all;
    await pause(10);
  },
  draw: async () => {
    draw();
    await pause(40);
    return document.querySelectorAll('[data-row]').length;
  },
  grow: (side: 'last' | 'above' | 'below') => grow(eye, side),
  scrollUp: () => scrollUp(eye),
  prepend: async (isMoving: boolean) => {
    await comeNearStart(eye, () => rows[0]?.id ?? 0);
    return prepend(eye, isMoving, () => putInFront(50));
  },
  burst: () => burst(eye, append),
  idleEvent: () => idleEvent(root),
};

Object.assign(globalThis, { bench });
await painted();
