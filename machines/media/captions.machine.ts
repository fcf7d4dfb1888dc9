import { eventOf, outputOf } from '../lib/params.ts';
import { captionsSetup, captionUrl } from './captions.setup.ts';

/** On or off stays from one video to the next, and so does the language that was chosen. */
export const captionsMachine = captionsSetup.createMachine({
  id: 'captions',
  description: 'Shows the captions of the video that has the player, or does not.',
  meta: { requirement: 'issue 40 player; screens §8' },
  context: { captions: [], language: null, chosen: null, tries: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'No captions are shown, and nothing of them is fetched.',
      initial: 'absent',
      on: {
        'film.begin': [
          {
            guard: { type: 'hasCaptions', params: eventOf },
            target: '.present',
            actions: { type: 'storeFilm', params: eventOf },
          },
          { target: '.absent', actions: 'dropFilm' },
        ],
        'film.end': { target: '.absent', actions: 'dropFilm' },
      },
      states: {
        absent: { description: 'There is no video, or it has no captions.' },
        present: {
          description: 'The video has captions, which can be turned on.',
          on: {
            'captions.toggle': { target: '#captions.on.present', actions: 'startOver' },
            'captions.choose': {
              target: '#captions.on.present',
              actions: { type: 'storeChoice', params: eventOf },
            },
          },
        },
      },
    },
    on: {
      description: 'The captions of each video are shown.',
      initial: 'present',
      on: {
        'film.begin': [
          {
            guard: { type: 'hasCaptions', params: eventOf },
            target: '.present',
            actions: { type: 'storeFilm', params: eventOf },
          },
          { target: '.absent', actions: 'dropFilm' },
        ],
        'film.end': { target: '.absent', actions: 'dropFilm' },
      },
      states: {
        present: {
          description: 'The video has captions.',
          initial: 'shown',
          on: {
            'captions.toggle': { target: '#captions.off.present' },
            'captions.choose': {
              target: '.shown',
              actions: { type: 'storeChoice', params: eventOf },
            },
          },
          states: {
            shown: {
              description: 'The browser fetches and draws them.',
              on: {
                'captions.failed': [
                  { guard: 'hasTried', target: 'failed' },
                  { target: 'renewing' },
                ],
              },
            },
            renewing: {
              description:
                'They did not come, maybe since their address expired: another one is asked for.',
              invoke: {
                id: 'renewFilm',
                src: 'renewFilm',
                input: ({ context }) => ({ url: captionUrl(context) ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isThere', params: outputOf },
                    target: 'shown',
                    actions: { type: 'storeUrl', params: outputOf },
                  },
                  { target: 'failed' },
                ],
                onError: { target: 'failed' },
              },
            },
            failed: {
              description: 'They did not come, as a sentence says; the video plays on.',
              after: { pointedOut: { target: 'missed' } },
            },
            missed: {
              description: 'They did not come; turned off and on, they are fetched once more.',
            },
          },
        },
        absent: { description: 'There is no video, or it has no captions: the next one may.' },
      },
    },
  },
});
