import { playerMachine } from '#machines/media/player.machine.ts';
import { PlayerView } from '#src/views/media/player.view.tsx';
import { film } from '#stories/media/player.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPage, byPort, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const dragged = 'A pointer drags it: tests/e2e/player.e2e.ts.';
const plays = (person: Person) => person.seesEnabled('button', t('media.player.pause'));
const rests = (person: Person) => person.seesEnabled('button', t('media.player.play'));
const byKey = ['time.seek', 'time.skip', 'volume.step', 'speed.step'];
const byBar = ['play.toggle', 'sound.toggle', 'speed.choose', ...byKey];

export default defineModel({
  machine: playerMachine,
  View: PlayerView,
  cases: {
    events: {
      'film.begin': [
        { film: film() },
        { film: film({ id: 'viewer', hash: 'hill' }) },
        { film: film({ streamUrl: '' }) },
      ],
      'film.end': [{ id: 'card' }, { id: 'gone' }],
      'time.seek': [{ seconds: 67 }],
      'time.skip': [{ seconds: 10 }],
      'volume.choose': [{ volume: 0.4 }],
      'volume.step': [{ by: -0.1 }],
      'speed.choose': [{ speed: 1.5 }],
      'speed.step': [{ by: 1 }],
      'video.failed': [{ fault: 'network' }, { fault: 'unsupported' }],
      'time.passed': [{ seconds: 0.4 }, { seconds: 7.2 }],
      'length.known': [{ seconds: 134 }],
      'video.loaded': [{ seconds: 80 }],
      'places.read': [{ places: [{ hash: 'lake', seconds: 42 }] }],
    },
    outcomes: {
      renewFilm: {
        done: [
          { url: '', isReached: true },
          { url: null, isReached: false },
          { url: '', isReached: false },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'film.begin': byPort,
    'film.end': byPort,
    'play.toggle': (person) => person.key('k'),
    'time.seek': (person) => person.key('5'),
    'time.skip': (person) => person.key('l'),
    'place.restart': (person) => person.press(t('media.player.restart')),
    'volume.choose': () => Promise.reject(new Error(dragged)),
    'volume.step': (person) => person.key('ArrowDown'),
    'sound.toggle': (person) =>
      person.press(new RegExp(`^(${t('media.player.mute')}|${t('media.player.unmute')})$`)),
    'speed.choose': (person) =>
      person.choose(t('media.player.speed'), t('media.player.fast', { speed: 1.5 })),
    'speed.step': (person) => person.key('>'),
    'player.retry': (person) => person.press(t('media.player.retry')),
    'video.playing': byPage,
    'video.paused': byPage,
    'video.waiting': byPage,
    'video.ended': byPage,
    'video.refused': byPage,
    'video.failed': byPage,
    'time.passed': byPage,
    'length.known': byPage,
    'video.loaded': byPage,
    'places.read': byPort,
    'connection.restored': byChart,
  },
  outOfReach: (snapshot, { type }) => {
    if (type === 'volume.choose') return dragged;
    const isThere = snapshot.context.film !== null && !snapshot.hasTag('halted');
    if (byBar.includes(type) && !isThere) return 'There is no bar.';
    return type === 'place.restart' && snapshot.hasTag('halted') ? 'It is covered.' : null;
  },
  sightings: {
    'video.idle': (person) => person.seesNoRole('slider', t('media.player.position')),
    'video.shown.loading': async (person) => {
      await plays(person);
      await person.sees(t('media.player.loading'));
    },
    'video.shown.playing': plays,
    'video.shown.stalled': async (person) => {
      await plays(person);
      await person.sees(t('media.player.loading'));
    },
    'video.shown.paused': rests,
    'video.ended': rests,
    'video.renewing': (person) => person.sees(t('media.player.loading')),
    'video.offline': (person) => person.sees(t('media.player.offline')),
    'video.stopped': (person) => person.sees(t('media.player.stopped')),
    'video.unplayable': (person) => person.sees(t('media.player.unplayable')),
    'start.plain': (person) => person.seesNoRole('button', t('media.player.restart')),
    'start.kept': async (person, snapshot) => {
      if (snapshot.hasTag('halted')) return;
      await person.seesEnabled('button', t('media.player.restart'));
    },
  },
});
