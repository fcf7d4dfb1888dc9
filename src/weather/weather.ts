import { seeded } from './random.ts';

/** Treatment of the calls and the live events of a page. Shares are from 0 to 1, times are milliseconds. */
export interface Weather {
  /** Least and most time before a call leaves, and before an event arrives. */
  readonly delay: readonly [least: number, most: number];
  /** Share of calls that never leave. */
  readonly unsent: number;
  /** Share of calls that the server carries out and whose answer is lost. */
  readonly unanswered: number;
  /** Share of calls that begin a storm of refusals. */
  readonly storms: number;
  /** Share of events that come twice. */
  readonly doubled: number;
  /** Share of events that come after the next. */
  readonly late: number;
  /** Every so long there is no network for so long; null where it stays. */
  readonly gaps: { readonly every: number; readonly last: number } | null;
}

/** Names of the weathers. */
export const weatherNames = ['train', 'hotel', 'tunnel', 'bad-day'] as const;
export type WeatherName = (typeof weatherNames)[number];

const fair: Weather = {
  delay: [0, 0],
  unsent: 0,
  unanswered: 0,
  storms: 0,
  doubled: 0,
  late: 0,
  gaps: null,
};

/** Networks that people have. */
export const weathers: Readonly<Record<WeatherName, Weather>> = {
  train: {
    ...fair,
    delay: [100, 1_500],
    unsent: 0.05,
    unanswered: 0.05,
    doubled: 0.05,
    gaps: { every: 45_000, last: 6_000 },
  },
  hotel: { ...fair, delay: [800, 3_500], unsent: 0.08, unanswered: 0.02, late: 0.1 },
  tunnel: { ...fair, delay: [50, 300], gaps: { every: 25_000, last: 15_000 } },
  'bad-day': {
    delay: [200, 2_500],
    unsent: 0.1,
    unanswered: 0.1,
    storms: 0.03,
    doubled: 0.2,
    late: 0.2,
    gaps: { every: 40_000, last: 8_000 },
  },
};

/** True for the name of a weather. */
export const isWeatherName = (name: string | null | undefined): name is WeatherName =>
  weatherNames.some((one) => one === name);

/** Statuses of a storm: the token of a form is old, the session is over, the password is asked for once more. */
export const stormStatuses = [419, 401, 423] as const;
/** Calls that one storm refuses. */
const stormLength = 3;

/** End of a call. */
export type CallOutcome =
  | { readonly kind: 'passes' | 'unsent' | 'unanswered' }
  | { readonly kind: 'refused'; readonly status: (typeof stormStatuses)[number] };

/** A network in a weather: the same seed does the same to the same calls, one after another. */
export interface Network {
  call(): { readonly delay: number; readonly outcome: CallOutcome };
  /** `isLate`: it comes after the next one. */
  event(): { readonly delay: number; readonly times: 1 | 2; readonly isLate: boolean };
  /** True if there is no network so many milliseconds after the page began. */
  isAway(elapsed: number): boolean;
}

/** Makes the network of a weather. */
export function networkOf(weather: Weather, seed: number): Network {
  const random = seeded(seed);
  const { delay, gaps } = weather;
  const delayed = () => Math.round(delay[0] + random.next() * (delay[1] - delay[0]));
  let storm: { status: (typeof stormStatuses)[number]; left: number } | null = null;
  const outcome = (): CallOutcome => {
    if (!storm && random.chance(weather.storms))
      storm = { status: random.pick(stormStatuses), left: stormLength };
    if (storm) {
      const { status } = storm;
      storm.left -= 1;
      if (storm.left === 0) storm = null;
      return { kind: 'refused', status };
    }
    if (random.chance(weather.unsent)) return { kind: 'unsent' };
    return { kind: random.chance(weather.unanswered) ? 'unanswered' : 'passes' };
  };
  return {
    call: () => ({ delay: delayed(), outcome: outcome() }),
    event: () => ({
      delay: delayed(),
      times: random.chance(weather.doubled) ? 2 : 1,
      isLate: random.chance(weather.late),
    }),
    // A page begins with a network.
    isAway: (elapsed) => gaps !== null && elapsed % gaps.every >= gaps.every - gaps.last,
  };
}
