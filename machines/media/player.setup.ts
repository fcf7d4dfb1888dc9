import { assign, sendTo, setup } from 'xstate';
import type { Failed } from '../lib/params.ts';
import { captionsMachine } from './captions.machine.ts';
import { keepPlaces, renewFilm } from './player.ports.ts';
import { speeds } from './player.types.ts';
import type * as Types from './player.types.ts';

type Of<Type extends Types.PlayerEvent['type']> = Extract<Types.PlayerEvent, { type: Type }>;

/** Places that are kept at most. */
const most = 100;
/** Seconds at each end of a video where no place is kept. */
const margin = 5;

const clamped = (value: number, end: number) => Math.min(Math.max(value, 0), end);
const endOf = ({ length }: Types.PlayerContext) => length ?? Infinity;
const placeOf = ({ places }: Types.PlayerContext, hash: string | undefined) =>
  places.find((place) => place.hash === hash);
const timeAt = (context: Types.PlayerContext, seconds: number) => {
  const time = clamped(seconds, endOf(context));
  return { time, goal: { seconds: time, turn: context.goal.turn + 1 } };
};
/** The nearest offered speed beyond the present one. */
const speedBeyond = (speed: number, by: 1 | -1) =>
  (by > 0 ? speeds.find((each) => each > speed) : speeds.findLast((each) => each < speed)) ?? speed;
const rounded = (volume: number) => Math.round(clamped(volume, 1) * 100) / 100;

/** The server gives it, and the browser can do nothing with it. */
const isUnsupported = (
  { tries, reached, url }: Types.PlayerContext,
  { fault }: Of<'video.failed'>,
) => tries > 0 && reached === url && fault === 'unsupported';

/** The latest first; none at the beginning or the end of a video. */
const withPlace = (context: Types.PlayerContext): readonly Types.KeptPlace[] => {
  const { film, time, places } = context;
  if (!film) return places;
  const others = places.filter(({ hash }) => hash !== film.hash);
  const isMiddle = time >= margin && time <= endOf(context) - margin;
  return isMiddle
    ? [{ hash: film.hash, seconds: Math.floor(time) }, ...others].slice(0, most)
    : others;
};

/** The words of the player. */
export const playerSetup = setup({
  types: {
    context: {} as Types.PlayerContext,
    events: {} as Types.PlayerEvent,
    children: {} as { renewFilm: 'renewFilm'; keepPlaces: 'keepPlaces'; captions: 'captions' },
  },
  actors: { renewFilm, keepPlaces, captions: captionsMachine },
  guards: {
    hasPlace: ({ context }, { film }: Of<'film.begin'>) =>
      placeOf(context, film.hash) !== undefined,
    isShown: ({ context }, { id }: Of<'film.end'>) => context.film?.id === id,
    hasFilm: ({ context }) => context.film !== null,
    isNewSecond: ({ context }, { seconds }: Of<'time.passed'>) =>
      Math.floor(seconds) !== Math.floor(context.time),
    isOffline: (_, { failure }: Failed) => failure.kind === 'offline',
    isThere: (_, { url }: Types.RenewedFilm) => url !== null,
    /** It was asked for another address since it last played, and did not play from that one. */
    hasTried: ({ context }) => context.tries > 0,
    isStream: ({ context }) => context.source === 'stream',
    /** The browser can do nothing with the stream that the server gives; the file may be played. */
    isStreamUnsupported: ({ context }, event: Of<'video.failed'>) =>
      context.source === 'stream' && isUnsupported(context, event),
    isUnsupported: ({ context }, event: Of<'video.failed'>) => isUnsupported(context, event),
  },
  actions: {
    storeFilm: assign(({ context }, { film }: Of<'film.begin'>) => ({
      film,
      source: film.streamUrl === null ? ('file' as const) : ('stream' as const),
      url: film.streamUrl ?? film.url,
      time: 0,
      length: film.seconds,
      loaded: 0,
      from: 0,
      tries: 0,
      goal: { seconds: 0, turn: context.goal.turn + 1 },
    })),
    goToPlace: assign(({ context }) => {
      const seconds = placeOf(context, context.film?.hash)?.seconds ?? 0;
      return { from: seconds, ...timeAt(context, seconds) };
    }),
    goTo: assign(({ context }, { seconds }: { seconds: number }) => timeAt(context, seconds)),
    skip: assign(({ context }, { seconds }: { seconds: number }) =>
      timeAt(context, context.time + seconds),
    ),
    goToStart: assign(({ context }) => timeAt(context, 0)),
    dropFilm: assign({ film: null, url: null, loaded: 0 }),
    storeUrl: assign(({ context }, { url, isReached }: Types.RenewedFilm) => ({
      url,
      reached: isReached ? url : null,
      tries: context.tries + 1,
      ...timeAt(context, context.time),
    })),
    /** The file itself, in place of its stream, from where the video is. */
    takeFile: assign(({ context }) => ({
      source: 'file' as const,
      url: context.film?.url ?? null,
      tries: 0,
      ...timeAt(context, context.time),
    })),
    startOver: assign({ tries: 0 }),
    /** Past the place that it failed at, another address may be asked for again. */
    storeTime: assign(({ context: { goal, tries } }, { seconds }: { seconds: number }) => ({
      time: seconds,
      tries: seconds >= goal.seconds + margin ? 0 : tries,
    })),
    storeLength: assign((_, { seconds }: { seconds: number }) => ({ length: seconds })),
    storeLoaded: assign((_, { seconds }: { seconds: number }) => ({ loaded: seconds })),
    storeVolume: assign((_, { volume }: { volume: number }) => ({
      volume: rounded(volume),
      isMuted: volume <= 0,
    })),
    stepVolume: assign(({ context }, { by }: { by: number }) => {
      const volume = rounded((context.isMuted ? 0 : context.volume) + by);
      return { volume, isMuted: volume === 0 };
    }),
    toggleSound: assign(({ context: { isMuted, volume } }) => ({
      isMuted: !isMuted,
      volume: isMuted && volume === 0 ? 1 : volume,
    })),
    storeSpeed: assign((_, { speed }: { speed: number }) => ({ speed })),
    stepSpeed: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      speed: speedBeyond(context.speed, by),
    })),
    storePlaces: assign((_, { places }: { places: readonly Types.KeptPlace[] }) => ({ places })),
    dropPlace: assign(({ context: { places, film } }) => ({
      places: places.filter(({ hash }) => hash !== film?.hash),
    })),
    notifyCaptions: sendTo('captions', (_, event: Of<'film.begin' | 'film.end'>) => event),
    keepPlace: assign(({ context }) => ({ places: withPlace(context) })),
    writePlaces: sendTo('keepPlaces', ({ context: { places } }) => ({
      type: 'places.write' as const,
      places,
    })),
  },
  delays: { pointedOut: 5_000 },
});
