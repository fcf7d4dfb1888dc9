import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import { FileDetailsView } from '#src/views/media/file-details.view.tsx';
import { manyUses, noUses } from '#stories/media/file-details.fixtures.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: fileDetailsMachine,
  View: FileDetailsView,
  inputs: [{ file: ownFile(1) }],
  cases: {
    events: {},
    outcomes: {
      loadUses: { done: [manyUses, noUses], error: [{ kind: 'offline' }, { kind: 'notFound' }] },
    },
  },
  gestures: {
    'file.delete': (person) => person.press('Delete'),
    'uses.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.sees(t('media.fileDetails.loading')),
    failed: (person, { context }) =>
      person.sees(
        t(`media.fileDetails.${context.failure?.kind === 'notFound' ? 'gone' : 'failed'}`),
      ),
    deleting: (person) => person.seesRole('dialog'),
    shown: (person, { context }) =>
      person.sees(context.uses?.posts.count ? 'Fog over the lake' : t('media.fileDetails.none')),
  },
});
