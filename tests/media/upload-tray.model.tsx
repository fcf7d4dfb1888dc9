import type { ActorRefFrom } from 'xstate';
import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { UploadTrayView } from '#src/views/media/upload-tray.view.tsx';
import { trayFiles } from '#stories/media/upload-tray.fixtures.ts';
import { plural, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const { moving, failed, duplicate, ready } = trayFiles;
const shown = async (person: Person) => person.seesRole('button', t('media.uploadTray.fold'));
const folded = async (person: Person) => person.seesRole('button', t('media.uploadTray.open'));
const done = (person: Person) => person.sees(plural('media.uploadTray.ready', 1));

const beside = 'Beside it';
/**
 * Presses what comes so many stops after the button that folds it, where the focus begins and ends. All of it by
 * keys: a pointer over a tray that grows or shrinks comes to it once or twice, and holds it each time.
 */
const onStop = async (person: Person, stop: 1 | 2) => {
  for (let at = 0; at < stop; at += 1) await person.key('Tab');
  await person.key('Enter');
  for (let at = 0; at < stop; at += 1) await person.key('Shift+Tab');
};

/** A screen with something to press, from which the focus goes on to the tray. */
function Screen({ actor }: { actor: ActorRefFrom<typeof uploadTrayMachine> }) {
  return (
    <>
      <Button>{beside}</Button>
      <UploadTrayView actor={actor} />
    </>
  );
}

export default defineModel({
  machine: uploadTrayMachine,
  View: Screen,
  cases: {
    events: {
      'files.changed': [
        { files: [moving] },
        { files: [failed] },
        { files: [duplicate] },
        { files: [ready] },
        { files: [] },
      ],
      'file.remove': [{ id: failed.id }, { id: 'gone' }],
      'file.retry': [{ id: failed.id }, { id: 'gone' }],
      'duplicate.use': [{ id: duplicate.id }, { id: 'gone' }],
      'duplicate.send': [{ id: duplicate.id }, { id: 'gone' }],
    },
    outcomes: { measureRoom: { done: ['rows', 'strip'], error: [{ kind: 'offline' }] } },
  },
  gestures: {
    'files.changed': byChart,
    'tray.open': (person) => person.key('Enter'),
    'tray.fold': (person) => person.key('Escape'),
    'tray.close': (person) => onStop(person, 1),
    'tray.hold': async (person) => {
      await person.press(beside);
      await person.key('Tab');
    },
    'tray.release': (person) => person.press(beside),
    'file.retry': (person) => onStop(person, 1),
    'file.remove': (person) => onStop(person, 2),
    'duplicate.use': (person) => onStop(person, 1),
    'duplicate.send': (person) => onStop(person, 2),
  },
  outOfReach: (snapshot, { type }) => {
    if (type === 'files.changed') return null;
    if (!snapshot.matches('moving') && !snapshot.matches('ready')) return 'the tray is not there';
    if (type === 'tray.hold')
      return snapshot.context.isHeld ? 'whoever is at it holds it already' : null;
    if (!snapshot.context.isHeld) return 'whoever comes to it holds it first';
    return !type.startsWith('tray.') && !snapshot.hasTag('open') ? 'its rows are folded' : null;
  },
  sightings: {
    hidden: (person) => person.seesNot(t('media.uploadTray.label')),
    measuring: (person) => person.seesNot(t('media.uploadTray.label')),
    'moving.open': shown,
    'moving.folded': folded,
    'ready.open': shown,
    'ready.openHeld': shown,
    'ready.folded': done,
    'ready.foldedHeld': done,
  },
});
