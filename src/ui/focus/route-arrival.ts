import type { PositionStore } from '../lists/scroll-position.ts';

/** A screen that has just been opened. */
export interface RouteArrival {
  /** The page itself was opened with it. */
  readonly isFirst: boolean;
  /** Back, Forward or a reload. */
  readonly isBack: boolean;
  readonly store: PositionStore;
  /** Says a name in place of the screen's title. */
  readonly say: (name: string) => void;
}

/** On while a screen's place is waited for: the focus is not to go to a neighbour meanwhile. */
export const waiting = { isOn: false };

let handle: ((arrival: RouteArrival) => void) | null = null;
let last: RouteArrival | null = null;

/** Passes an arrival to what places the focus; its code comes a little later than the first screen. */
export function announceArrival(arrival: RouteArrival): void {
  if (handle) handle(arrival);
  else last = arrival;
}

/** Takes the arrivals from now on, and the one that has waited for it. */
export function takeArrivals(handler: (arrival: RouteArrival) => void): () => void {
  handle = handler;
  if (last) handler(last);
  last = null;
  return () => {
    handle = null;
  };
}
