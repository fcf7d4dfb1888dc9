import { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import { FilePosterView } from '#src/views/media/file-poster.view.tsx';
import { poster } from '#stories/media/file-poster.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byPage, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const texts = (name: 'choose' | 'again' | 'use' | 'cancel' | 'before' | 'after' | 'position') =>
  t(`media.filePoster.${name}`);
const canUse = (person: Person) => person.seesEnabled('button', texts('use'));

export default defineModel({
  machine: filePosterMachine,
  View: FilePosterView,
  inputs: [poster, { ...poster, thumbUrl: null }],
  cases: {
    events: {
      'frame.seek': [{ seconds: 42 }, { seconds: 500 }],
      'frame.step': [{ by: 1 }, { by: -1 }],
      'video.read': [{ seconds: 134 }],
    },
    outcomes: {
      savePoster: {
        done: [{ thumbUrl: poster.thumbUrl }, { thumbUrl: null }],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'poster.choose': (person) =>
      person.press(new RegExp(`^(${texts('choose')}|${texts('again')})$`)),
    'poster.cancel': (person) => person.press(texts('cancel')),
    'poster.use': (person) => person.press(texts('use')),
    'frame.seek': () => Promise.reject(new Error('Slid: tests/e2e/posters.e2e.ts.')),
    'frame.step': (person, { by }) => person.press(texts(by > 0 ? 'after' : 'before')),
    'video.read': byPage,
    'video.failed': byPage,
  },
  outOfReach: ({ context }, event) => {
    if (event.type === 'frame.seek')
      return 'A pointer or a key slides it: tests/e2e/posters.e2e.ts.';
    if (event.type !== 'frame.step') return null;
    const isEnd = event.by > 0 ? context.at >= (context.length ?? 0) : context.at <= 0;
    return isEnd ? 'There is no frame beyond.' : null;
  },
  sightings: {
    resting: async (person, { context }) => {
      await person.seesEnabled('button', texts('choose'));
      const now = t('media.filePoster.now');
      if (context.thumbUrl === null) await person.seesNoRole('img', now);
      else await person.seesRole('img', now);
    },
    reading: (person) => person.sees(t('media.filePoster.reading')),
    unreadable: (person) => person.sees(t('media.filePoster.unreadable')),
    choosing: async (person) => {
      await canUse(person);
      await person.seesNot(t('media.filePoster.undrawn'));
    },
    saving: (person) => person.seesDisabled('button', texts('cancel')),
    refused: async (person, { context }) => {
      await canUse(person);
      if (!context.failure) await person.sees(t('media.filePoster.undrawn'));
    },
  },
});
