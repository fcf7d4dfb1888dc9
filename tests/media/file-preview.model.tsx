import { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import { FilePreviewView } from '#src/views/media/file-preview.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const label = t('media.filePreview.label');
const on = { isOffered: true };
const off = { isOffered: false };

const seesOffer = async (person: Person, { isOffered }: { isOffered: boolean }) => {
  await person.seesChecked(label, isOffered);
  await person.sees(t(isOffered ? 'media.filePreview.on' : 'media.filePreview.off'));
};

export default defineModel({
  machine: filePreviewMachine,
  View: FilePreviewView,
  input: { hash: 'hash-2', kept: off },
  cases: {
    events: { 'choice.make': ({ wanted }) => [{ choice: wanted.isOffered ? off : on }] },
    outcomes: {
      savePreview: {
        done: ({ wanted }) => [wanted],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'conflict', code: 'no_clip', message: 'No.' },
          { kind: 'unauthenticated' },
        ],
      },
    },
  },
  gestures: { 'choice.make': (person) => person.press(label, 'switch') },
  sightings: {
    resting: async (person, { context }) => {
      await seesOffer(person, context.kept);
      await person.seesNot(t('media.filePreview.refused'));
    },
    'saving.upToDate': (person, { context }) => seesOffer(person, context.wanted),
    'saving.behind': (person, { context }) => seesOffer(person, context.wanted),
    refused: async (person, { context }) => {
      await seesOffer(person, context.kept);
      await person.sees(t('media.filePreview.refused'));
    },
    lockedOut: async (person, { context }) => {
      await seesOffer(person, context.kept);
      await person.sees(/Too many attempts/);
      await person.seesDisabled('switch', label);
    },
  },
});
