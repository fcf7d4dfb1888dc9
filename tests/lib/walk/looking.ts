import { stable } from '#tests/paths/text.ts';
import { hunksBetween } from '#tests/paths/look/hunks.ts';
import { keyOf, type Kept } from '#tests/paths/look/kept.ts';
import { lookOf, type Look } from '#tests/paths/look/look.ts';
import type { Step, Test } from '#tests/paths/model.ts';
import type { Live, Sent } from './live.ts';

/** Looks at one walk: after its start, and after each of its steps. */
export interface Looking {
  /** Throws if what is seen after a step (null: the start), or what was sent, is another than what was kept. */
  readonly see: (step: Step | null, running: Live) => Promise<void>;
}

/** Begins to look at a walk; call it before anything is drawn. */
export type Looks = (test: Test) => Looking;

/** Milliseconds: between two looks, for which a look that is kept stands still, and until the last. */
const pause = 20;
const rest = 120;
const usualPatience = 5_000;

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A look is that of a page whose movements are over; what turns without end has begun to. */
const endMovements = (): void => {
  for (const animation of document.getAnimations()) {
    const { endTime, delay } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== Infinity) animation.finish();
    else if (Number(animation.currentTime) < Number(delay)) animation.currentTime = Number(delay);
  }
};

/** Parts that come near the window are drawn in a frame of their own, and busy machines draw few. */
const stillness = async (): Promise<void> => {
  await frame();
  await frame();
  await later(rest);
};

/** The start of a walk as a step. */
const startOf = ({ start, answers }: Test): string =>
  Object.keys(answers).length > 0 ? `start ${start} ${stable(answers)}` : `start ${start}`;

/** The ways to every step of a walk, the start first. */
export const waysOf = (test: Test): readonly (readonly string[])[] => {
  const labels = [startOf(test), ...test.steps.map(({ label }) => label)];
  return labels.map((_, index) => labels.slice(0, index + 1));
};

type Seen = Omit<Kept, 'way'> & { readonly look: Look };

/** The payload of a step's own event is compared where its gesture is judged. */
const eventText = ({ to, event: { type, ...payload } }: Sent, step: Step | null): string => {
  const isExpected = to === null && type === step?.event.type;
  return [
    ...(to === null ? [] : [`${to}:`]),
    type,
    ...(isExpected || Object.keys(payload).length === 0 ? [] : [stable(payload)]),
  ].join(' ');
};

/** Looks at all that comes onto the page from now on, and at what has changed since the last one accepted. */
const watch = () => {
  const there = new Set(document.body.children);
  document.title = '';
  let before: Look | null = null;
  let heard = 0;
  return {
    now: ({ sent }: Live, step: Step | null): Seen => {
      endMovements();
      const roots = [...document.body.children].filter((element) => !there.has(element));
      const look = [`title ${JSON.stringify(document.title)}`, ...lookOf(roots)];
      const changes = before ? hunksBetween(before, look) : look.map((line) => `+${line}`);
      return { look, changes, sent: sent.slice(heard).map((event) => eventText(event, step)) };
    },
    accept: ({ look }: Seen, { sent }: Live) => {
      before = look;
      heard = sent.length;
    },
  };
};

const linesOf = ({ changes, sent }: Omit<Kept, 'way'>): string[] => [
  ...changes,
  ...sent.map((event) => `! ${event}`),
];
const isSame = (one: Omit<Kept, 'way'>, other: Omit<Kept, 'way'>): boolean =>
  linesOf(one).join('\n') === linesOf(other).join('\n');

const advice = (flow: string): string => `\`npm run paths -- looks ${flow}\` accepts it.`;

/** The page as it is seen when it stands still. */
const seenAtRest = async (
  page: ReturnType<typeof watch>,
  running: Live,
  step: Step | null,
): Promise<Seen> => {
  let seen = page.now(running, step);
  for (const end = performance.now() + usualPatience; performance.now() < end;) {
    await stillness();
    const next = page.now(running, step);
    if (isSame(seen, next)) break;
    seen = next;
  }
  return seen;
};

interface Holding {
  /** Milliseconds for a part that comes late. */
  readonly patience: number;
  /** Steps of which no look is kept stop a walk, or are passed by. */
  readonly unkept: 'stops' | 'passes';
}

const holding =
  (flow: string, kept: ReadonlyMap<string, Kept>, { patience, unkept }: Holding): Looks =>
  (test) => {
    const page = watch();
    const way: string[] = [];
    return {
      see: async (step, running) => {
        way.push(step?.label ?? startOf(test));
        const wanted = kept.get(keyOf(way));
        if (!wanted) {
          if (unkept === 'stops') throw new Error(`No look is kept of this step. ${advice(flow)}`);
          page.accept(await seenAtRest(page, running, step), running);
          return;
        }
        for (const end = performance.now() + patience; ; await later(pause)) {
          const seen = page.now(running, step);
          if (isSame(seen, wanted)) {
            page.accept(seen, running);
            return;
          }
          if (performance.now() > end) {
            const difference = hunksBetween(linesOf(wanted), linesOf(seen)).join('\n');
            throw new Error(`It looks otherwise. ${advice(flow)}\n${difference}`);
          }
        }
      },
    };
  };

/** Holds every walk of a flow to the looks that are kept. A part that comes late is waited for, by milliseconds. */
export const heldTo = (
  flow: string,
  kept: ReadonlyMap<string, Kept>,
  patience = usualPatience,
): Looks => holding(flow, kept, { patience, unkept: 'stops' });

/** The same for walks that are no walks of the flow's suite: looks are kept of some of their steps, or of none. */
export const heldWhereKept = (
  flow: string,
  kept: ReadonlyMap<string, Kept>,
  patience = usualPatience,
): Looks => holding(flow, kept, { patience, unkept: 'passes' });

/** Keeps the looks of every walk of a flow, each when it stands still; two walks that begin alike must look alike. */
export const keeping =
  (kept: Map<string, Kept>): Looks =>
  (test) => {
    const page = watch();
    const way: string[] = [];
    return {
      see: async (step, running) => {
        way.push(step?.label ?? startOf(test));
        const seen = await seenAtRest(page, running, step);
        const before = kept.get(keyOf(way));
        if (before && !isSame(before, seen))
          throw new Error(
            `It has looked otherwise after the same steps:\n${hunksBetween(linesOf(before), linesOf(seen)).join('\n')}`,
          );
        kept.set(keyOf(way), { way: [...way], changes: seen.changes, sent: seen.sent });
        page.accept(seen, running);
      },
    };
  };
