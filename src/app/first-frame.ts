import { pause } from '#src/ui/loading/when-idle.ts';
import type { FirstFrame } from './first-frame.types.ts';

/**
 * Responses by path that the hosting page's first script requested before the bundle ran. Each is
 * taken once, so that a later call of the same path asks the server.
 */
export type FirstFetches = Record<string, Promise<Response> | undefined>;

declare global {
  // oxlint-disable-next-line no-var -- a global of the page can be declared in no other way
  var firstFetches: FirstFetches | undefined;
}

const freshFor = 10_000;

/** Hands over an early answer once, and only while it is young: the data behind it may change. */
export function takeFirstFetch(
  path: string,
  now = performance.now(),
): Promise<Response> | undefined {
  const first = globalThis.firstFetches;
  const answer = first?.[path];
  if (first && answer) delete first[path];
  return now < freshFor ? answer : undefined;
}

/** Settles when every early answer has come or failed. */
const firstAnswers = (): Promise<unknown> =>
  Promise.allSettled(Object.values(globalThis.firstFetches ?? {}).map(async (answer) => answer));

/** Milliseconds that the first frame may wait for its data: below the perception threshold. */
const patience = 100;
const nothing = (): void => undefined;

/**
 * Decides when the first frame is drawn. The charts of a page whose answers are on the way pass
 * through several states within a moment; drawing each, skeletons and all, would delay the last on
 * a phone.
 */
export function createFirstFrame(): FirstFrame {
  let hasScreen = nothing;
  const screen = new Promise<void>((resolve) => (hasScreen = resolve));
  const answers = firstAnswers();
  return {
    hasScreen: () => hasScreen(),
    worthDrawing: async (rests: Promise<unknown>) => {
      const whole = Promise.all([screen, answers]).then(() => pause(0));
      await Promise.race([whole, rests, pause(patience)]);
    },
  };
}
