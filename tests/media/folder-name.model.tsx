import { folderNameMachine } from '#machines/media/folder-name.machine.ts';
import { FolderNameView } from '#src/views/media/folder-name.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const taken = 'The name has already been taken.';

export default defineModel({
  machine: folderNameMachine,
  View: FolderNameView,
  input: { folder: { id: 7, name: 'Summer' } },
  cases: {
    events: { 'form.submit': [{ name: 'Winter' }] },
    outcomes: {
      saveFolder: {
        done: [{ id: 7, name: 'Winter', count: 3 }],
        error: [
          { kind: 'unauthenticated' },
          { kind: 'notFound' },
          { kind: 'invalid', message: taken, fields: { name: [taken] }, jwt: null },
          { kind: 'offline' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { name }) => {
      await person.fill('Name', name);
      await person.press('Save');
    },
  },
  sightings: {
    naming: (person) => person.seesEnabled('button', 'Save'),
    saving: (person) => person.seesBusy('button', 'Save'),
    refused: (person) => person.sees(/already have a folder|couldn't connect/),
    missing: (person) => person.sees(t('media.folderName.missing')),
    saved: (person) => person.seesBusy('button', 'Save'),
  },
});
