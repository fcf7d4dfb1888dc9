import type { Failure } from '#machines/lib/failure.ts';
import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { PictureChoiceView } from '#src/views/settings/picture-choice.view.tsx';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { filesOf, upload } from '#stories/media/media.fixtures.ts';
import {
  cutBanner,
  noPicture,
  otherBanner,
  pickedFile,
  plainFace,
  savedBanner,
} from '#stories/settings/picture-choice.fixtures.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const gone = [{ kind: 'offline' }, { kind: 'unauthenticated' }] as const;
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' };
const lost = 'The file is gone.';
const unknown = { kind: 'invalid', message: lost, fields: { hash: [lost] }, jwt: null };
const reasonOf = (failure: Failure | null) =>
  failure?.kind === 'throttled'
    ? /Too many attempts/
    : pattern('settings.securitySettings.unreachable');
/** Of an earlier visit: the server has its bytes. */
const kept = { hash: 'lake', name: 'lake.jpg', size: 4000 };
/** Of an earlier visit too: the server has some of its bytes. */
const cutOff = { id: 'cut', name: 'lake.jpg', size: 4000, type: 'image/jpeg', share: 0.4 };
const changes = (id: string) =>
  [
    { status: 'processing', hash: 'lake', reason: { kind: 'serverFull' } },
    { status: 'ready', hash: 'lake' },
    { status: 'failed', reason: { kind: 'empty' } },
    { status: 'failed', reason: { kind: 'sessionOver' } },
  ].map((over) => ({ upload: upload({ ...(over as Partial<Upload>), id, name: 'lake.jpg' }) }));

const holds = {
  banner: t('settings.pictureChoice.align'),
  avatar: t('settings.pictureChoice.alignFace'),
} as const;

export default defineModel({
  machine: pictureChoiceMachine,
  View: PictureChoiceView,
  inputs: [{ slot: 'banner' }, { slot: 'avatar' }],
  cases: {
    events: {
      'picture.choose': [{ file: pickedFile }],
      'picture.found': [{ file: kept }, { file: cutOff }],
      'upload.changed': ({ upload: own }) => [
        ...changes('of another form').slice(0, 1),
        ...(own ? changes(own.id) : []),
      ],
      'picture.align': [{ align: cutBanner.align }, { align: savedBanner.align }],
    },
    outcomes: {
      loadPicture: {
        done: ({ slot }) => [savedBanner, noPicture, ...(slot === 'avatar' ? [plainFace] : [])],
        error: [...gone, { kind: 'notFound' }],
      },
      placePicture: { done: [otherBanner], error: [throttled, ...gone, unknown] },
      removePicture: { done: [noPicture], error: [throttled, ...gone] },
      // Of the face alone, so that it is walked too: the chart is the same.
      saveAlign: { done: ({ slot }) => (slot === 'avatar' ? [cutBanner] : []), error: [...gone] },
    },
  },
  gestures: {
    'picture.choose': (person, { file }) => person.attach(filesOf([file])),
    'picture.found': byPort,
    'upload.changed': byChart,
    'picture.cancel': (person) => person.press('Cancel lake.jpg'),
    'picture.remove': (person) => person.press('Remove'),
    'picture.align': async (person, { align }) => {
      await person.press(/^Reposition /);
      await person.key(align.x > savedBanner.align.x ? 'ArrowRight' : 'ArrowLeft');
    },
    'align.save': (person) => person.press('Save'),
    'align.discard': (person) => person.press('Discard'),
    'picture.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  outOfReach: ({ context }, event) => {
    if (event.type === 'picture.retry' && context.failure?.kind === 'notFound')
      return 'nothing of it is drawn';
    if (event.type === 'picture.remove' && context.saved.picture === null)
      return 'there is nothing to remove';
    if (event.type !== 'picture.align') return null;
    if (!context.saved.isMovable) return 'it is shown as the site cut it';
    if (context.saved.picture === null) return 'there is nothing to move';
    return event.align.x === context.align.x ? 'it stands there already' : null;
  },
  sightings: {
    loading: (person) => person.sees('Loading the picture'),
    failed: (person, { context: { failure } }) =>
      failure?.kind === 'notFound'
        ? person.seesNoRole('heading')
        : person.sees(t('settings.pictureChoice.failed')),
    resting: async (person, { context }) => {
      const { slot, saved } = context;
      if (saved.picture === null && slot === 'banner') await person.sees('No banner yet');
      else if (saved.picture === null || !saved.isMovable)
        await person.seesNoRole('button', holds[slot]);
      else await person.seesEnabled('button', holds[slot]);
      await person.seesNot(t('settings.frame.unsaved'));
    },
    changing: (person, { context }) =>
      person.sees(
        context.upload?.reason?.kind === 'serverFull'
          ? t('media.upload.delays.processing.serverFull')
          : t('settings.pictureChoice.working'),
      ),
    placing: (person) => person.sees(t('settings.pictureChoice.working')),
    unplaced: async (person, { context: { failure } }) => {
      await person.sees(reasonOf(failure));
      await person.seesEnabled('button', 'Try again');
    },
    aligning: async (person, { context }) => {
      await person.sees(`Left ${context.align.x}%, top 50%, zoom 1`);
      await person.seesEnabled('button', 'Save');
    },
    saving: (person) => person.seesBusy('button', 'Save'),
    unsaved: async (person, { context: { failure } }) => {
      await person.sees(reasonOf(failure));
      await person.seesEnabled('button', 'Save');
    },
    removing: (person) => person.seesBusy('button', 'Remove'),
    refused: (person, { context }) => {
      if (context.refusal?.reason.kind === 'unsent')
        return person.sees(t('media.upload.unsentFrom', { filename: 'lake.jpg', share: '40%' }));
      if (context.refusal) return person.sees("Could not upload the file 'lake.jpg': it is empty");
      return person.sees(context.failure?.kind === 'invalid' ? lost : reasonOf(context.failure));
    },
    updated: (person) => person.sees('Your picture has been updated!'),
  },
});
