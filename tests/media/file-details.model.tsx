import { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import { FileDetailsView } from '#src/views/media/file-details.view.tsx';
import { english } from '#stories/media/file-captions.fixtures.ts';
import { manyUses, noUses } from '#stories/media/file-details.fixtures.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const video = ownFile(2, { type: 'video', seconds: 134, preview: 'off' });
const remove = t('media.fileDetails.remove');
const canDelete = (person: Person) => person.seesEnabled('button', remove);

export default defineModel({
  machine: fileDetailsMachine,
  View: FileDetailsView,
  inputs: [
    { file: ownFile(1) },
    { file: video },
    { file: { ...video, preview: 'none' } },
    { file: { ...video, url: null } },
  ],
  children: {
    captions: fileCaptionsMachine,
    poster: filePosterMachine,
    preview: filePreviewMachine,
  },
  cases: {
    events: {
      'captions.changed': [{ captions: [english] }],
      'poster.changed': [{ thumbUrl: '/storage/hash-2/thumb-0123abcd' }],
      'preview.changed': [{ preview: 'on' }],
    },
    outcomes: {
      loadUses: { done: [manyUses, noUses], error: [{ kind: 'offline' }, { kind: 'notFound' }] },
    },
  },
  gestures: {
    'file.delete': (person) => person.press('Delete'),
    'uses.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'dialog.dismiss': byChart,
    'captions.begun': byChart,
    'captions.ended': byChart,
    'captions.changed': byChart,
    'poster.begun': byChart,
    'poster.ended': byChart,
    'poster.changed': byChart,
    'preview.begun': byChart,
    'preview.ended': byChart,
    'preview.changed': byChart,
  },
  sightings: {
    'open.uses.loading': (person) => person.sees(t('media.fileDetails.loading')),
    'open.uses.failed': (person, { context }) =>
      person.sees(
        t(`media.fileDetails.${context.failure?.kind === 'notFound' ? 'gone' : 'failed'}`),
      ),
    'open.uses.shown': (person, { context }) =>
      person.sees(context.uses?.posts.count ? 'Fog over the lake' : t('media.fileDetails.none')),
    'open.captions.settled': async (person, { context }) => {
      if (context.captions) await person.sees(t('media.fileCaptions.none'));
      else await person.seesNot(t('media.fileCaptions.none'));
    },
    'open.captions.sending': (person) => person.seesDisabled('button', remove),
    'open.poster.settled': async (person, { context }) => {
      if (context.poster) await person.sees(t('media.filePoster.title'));
      else await person.seesNot(t('media.filePoster.title'));
    },
    'open.poster.sending': (person) => person.seesDisabled('button', remove),
    'open.preview.settled': async (person, snapshot) => {
      const { preview, captions } = snapshot.context;
      if (preview) await person.seesChecked(t('media.filePreview.label'), false);
      else if (captions) await person.sees(t('media.filePreview.none'));
      else await person.seesNot(t('media.filePreview.none'));
      if (!snapshot.hasTag('busy')) await canDelete(person);
    },
    'open.preview.sending': (person) => person.seesDisabled('button', remove),
    deleting: (person) => person.seesRole('dialog'),
    left: (person) => person.seesRole('dialog'),
  },
});
