import { seeded } from '#src/weather/random.ts';

/**
 * Faults of an upload on its way:
 * - `cut`: both connections break;
 * - `sleep`: nothing moves any more, and the server is not told that the page has gone;
 * - `offline`: the connection breaks, and some requests after it find no network;
 * - `lost`: the server does its work, and its answer is lost;
 * - `gateway`: the same, and a gateway answers 502;
 * - `lostBegin`: the answer to the creation is lost;
 * - `sessionOver`: 401, as from a session that ended;
 * - `killed`: the server is killed, and started again after a while;
 * - `reload`: the page goes, and the same file is chosen again with the same intent;
 * - `secondTab`: a second page sends the same intent while the first one's request stands still.
 */
const kinds = [
  'cut',
  'cut',
  'sleep',
  'offline',
  'lost',
  'lost',
  'gateway',
  'lostBegin',
  'sessionOver',
  'killed',
  'killed',
  'reload',
  'secondTab',
] as const;
export type FaultKind = (typeof kinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Byte of the file at which it happens; `size` is the last request. */
  readonly at: number;
  /** Requests, or milliseconds times a hundred, for which it lasts. */
  readonly extent: number;
}

/** Faults of a run, in the order of their bytes; the same seed plans the same. */
export function planOf(seed: number, size: number): readonly Fault[] {
  const random = seeded(seed);
  const count = 2 + random.below(4);
  const faults = Array.from({ length: count }, (): Fault => {
    const kind = random.pick(kinds);
    const share = random.next();
    const at = kind === 'lostBegin' ? 0 : Math.max(1, Math.floor(share * size));
    return { kind, at, extent: 1 + random.below(6) };
  });
  const planned = faults.toSorted((one, other) => one.at - other.at);
  const last = planned.at(-1);
  if (last && last.kind !== 'lostBegin' && random.chance(0.5))
    planned.splice(-1, 1, { ...last, at: size });
  return planned;
}

export const planText = (faults: readonly Fault[]): string =>
  faults.map(({ kind, at }) => `${kind}@${at}`).join(' ');
