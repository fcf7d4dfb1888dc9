import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import { UploadTrayView } from '#src/views/media/upload-tray.view.tsx';
import { trayFiles } from '#stories/media/upload-tray.fixtures.ts';
import { plural, t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const { moving, failed, duplicate, ready } = trayFiles;
const shown = async (person: Person) => person.seesRole('button', t('media.uploadTray.fold'));
const folded = async (person: Person) => person.seesRole('button', t('media.uploadTray.open'));
const done = (person: Person) => person.sees(plural('media.uploadTray.ready', 1));

export default defineModel({
  machine: uploadTrayMachine,
  View: UploadTrayView,
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
    'files.changed': world,
    /** A hand that comes near holds the clock first, which would be a step of its own. */
    'tray.open': world,
    'tray.fold': world,
    'tray.close': world,
    'tray.hold': world,
    'tray.release': world,
    'file.remove': world,
    'file.retry': world,
    'duplicate.use': world,
    'duplicate.send': world,
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
