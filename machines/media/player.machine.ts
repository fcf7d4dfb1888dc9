import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { playerSetup } from './player.setup.ts';

const kept = ['keepPlace', 'writePlaces'] as const;
const notified = { type: 'notifyCaptions', params: eventOf } as const;

/** One video at a time: beginning another one ends it, and each goes on where it was left. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  description: 'Plays one video at a time, wherever on the page it stands.',
  meta: { requirement: 'issue 40 player; screens §8; peers §2.8' },
  context: {
    film: null,
    source: 'file',
    url: null,
    time: 0,
    length: null,
    loaded: 0,
    goal: { seconds: 0, turn: 0 },
    speed: 1,
    volume: 1,
    isMuted: false,
    places: [],
    from: 0,
    tries: 0,
    reached: null,
  },
  type: 'parallel',
  invoke: [
    { id: 'keepPlaces', src: 'keepPlaces' },
    { id: 'captions', src: 'captions' },
  ],
  on: {
    'places.read': { actions: { type: 'storePlaces', params: eventOf } },
    'film.begin': [
      {
        guard: { type: 'hasPlace', params: eventOf },
        target: ['#player.video.shown', '#player.start.kept'],
        actions: [...kept, { type: 'storeFilm', params: eventOf }, 'goToPlace', notified],
      },
      {
        target: ['#player.video.shown', '#player.start.plain'],
        actions: [...kept, { type: 'storeFilm', params: eventOf }, notified],
      },
    ],
    'film.end': {
      guard: { type: 'isShown', params: eventOf },
      target: ['#player.video.idle', '#player.start.plain'],
      actions: [...kept, 'dropFilm', notified],
    },
    'volume.choose': { actions: { type: 'storeVolume', params: eventOf } },
    'volume.step': { actions: { type: 'stepVolume', params: eventOf } },
    'sound.toggle': { actions: 'toggleSound' },
    'speed.choose': { actions: { type: 'storeSpeed', params: eventOf } },
    'speed.step': { actions: { type: 'stepSpeed', params: eventOf } },
    'length.known': { actions: { type: 'storeLength', params: eventOf } },
    'video.loaded': { actions: { type: 'storeLoaded', params: eventOf } },
  },
  states: {
    video: {
      description: 'What the video on the page does.',
      initial: 'idle',
      on: {
        'time.seek': { guard: 'hasFilm', actions: { type: 'goTo', params: eventOf } },
        'time.skip': { guard: 'hasFilm', actions: { type: 'skip', params: eventOf } },
      },
      states: {
        idle: { description: 'Nothing is played; each video shows its poster.' },
        shown: {
          description: 'The video stands in the place of its poster.',
          initial: 'loading',
          on: {
            'video.failed': [
              {
                guard: { type: 'isStreamUnsupported', params: eventOf },
                target: 'shown',
                actions: 'takeFile',
              },
              { guard: { type: 'isUnsupported', params: eventOf }, target: 'unplayable' },
              { guard: 'hasTried', target: 'stopped' },
              { target: 'renewing' },
            ],
            'video.ended': { target: 'ended' },
          },
          states: {
            loading: {
              description: 'It begins as soon as enough of it has come.',
              tags: ['running', 'waiting'],
              on: {
                'video.playing': { target: 'playing' },
                'video.refused': { target: 'paused' },
                'play.toggle': { target: 'paused' },
              },
            },
            playing: {
              description: 'It plays; the bar goes after a while without a pointer or a key.',
              tags: 'running',
              on: {
                'time.passed': [
                  {
                    guard: { type: 'isNewSecond', params: eventOf },
                    actions: [{ type: 'storeTime', params: eventOf }, ...kept],
                  },
                  { actions: { type: 'storeTime', params: eventOf } },
                ],
                'video.waiting': { target: 'stalled' },
                'video.paused': { target: 'paused' },
                'play.toggle': { target: 'paused' },
              },
            },
            stalled: {
              description: 'It plays faster than it comes.',
              tags: ['running', 'waiting'],
              on: {
                'video.playing': { target: 'playing' },
                'video.paused': { target: 'paused' },
                'play.toggle': { target: 'paused' },
              },
            },
            paused: {
              description: 'It stands still; the bar stays.',
              on: {
                'play.toggle': { target: 'loading' },
                // By a key of the keyboard for media, or by the system.
                'video.playing': { target: 'playing' },
              },
            },
          },
        },
        ended: {
          description: 'It has come to its end; it can be played again.',
          entry: ['dropPlace', 'writePlaces'],
          on: {
            'play.toggle': { target: 'shown', actions: 'goToStart' },
            'time.seek': { target: 'shown.paused', actions: { type: 'goTo', params: eventOf } },
            'time.skip': { target: 'shown.paused', actions: { type: 'skip', params: eventOf } },
          },
        },
        renewing: {
          description:
            'It did not come, maybe since its address expired: another one is asked for.',
          tags: 'waiting',
          invoke: {
            id: 'renewFilm',
            src: 'renewFilm',
            input: ({ context: { film, source } }) => ({
              url: (source === 'stream' ? film?.streamUrl : film?.url) ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isThere', params: outputOf },
                target: 'shown',
                actions: { type: 'storeUrl', params: outputOf },
              },
              { guard: 'isStream', target: 'shown', actions: 'takeFile' },
              { target: 'stopped' },
            ],
            onError: [
              { guard: { type: 'isOffline', params: failureOf }, target: 'offline' },
              { target: 'stopped' },
            ],
          },
        },
        offline: {
          description: 'There is no connection: it goes on where it was as soon as there is.',
          tags: 'halted',
          on: {
            'connection.restored': { target: 'renewing' },
            'player.retry': { target: 'renewing' },
          },
        },
        stopped: {
          description: 'It did not come; one may try again, from the same place.',
          tags: 'halted',
          entry: 'startOver',
          on: {
            'player.retry': { target: 'renewing' },
          },
        },
        unplayable: { description: 'This browser has no way to play it.', tags: 'halted' },
      },
    },
    start: {
      description: 'Where the video began.',
      initial: 'plain',
      states: {
        plain: { description: 'At its beginning, or the kept place has been pointed out.' },
        kept: {
          description: 'A label names the place that it goes on from, and offers the beginning.',
          after: { pointedOut: { target: 'plain' } },
          on: { 'place.restart': { target: 'plain', actions: 'goToStart' } },
        },
      },
    },
  },
});
