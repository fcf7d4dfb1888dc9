import { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { PictureChoiceView } from '#src/views/settings/picture-choice.view.tsx';
import {
  cutBanner,
  noPicture,
  otherBanner,
  pickedFile,
  savedBanner,
} from '#stories/settings/picture-choice.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const gone = [{ kind: 'offline' }, { kind: 'unauthenticated' }] as const;
const refused = (kind: 'empty' | 'sessionOver') =>
  ({ kind: 'refused', filename: 'lake.jpg', reason: { kind } }) as const;

export default defineModel({
  machine: pictureChoiceMachine,
  View: PictureChoiceView,
  input: { slot: 'banner' },
  cases: {
    events: {
      'picture.choose': [{ file: pickedFile }],
      'picture.align': [{ align: cutBanner.align }, { align: savedBanner.align }],
    },
    outcomes: {
      loadPicture: { done: [savedBanner, noPicture], error: [...gone] },
      changePicture: {
        done: [{ kind: 'taken', saved: otherBanner }, refused('empty'), refused('sessionOver')],
        error: [...gone],
      },
      removePicture: { done: [noPicture], error: [...gone] },
      saveAlign: { done: [cutBanner], error: [...gone] },
    },
  },
  gestures: {
    'picture.choose': world,
    'picture.remove': (person) => person.press('Remove'),
    'picture.align': async (person, { align }) => {
      await person.press('Move the banner');
      await person.key(align.x > savedBanner.align.x ? 'ArrowRight' : 'ArrowLeft');
    },
    'align.save': (person) => person.press('Save'),
    'align.discard': (person) => person.press('Discard'),
    'picture.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  outOfReach: ({ context }, event) => {
    if (event.type === 'picture.remove' && context.saved.picture === null)
      return 'there is nothing to remove';
    if (event.type !== 'picture.align') return null;
    if (context.saved.picture === null) return 'there is nothing to move';
    return event.align.x === context.align.x ? 'it stands there already' : null;
  },
  sightings: {
    loading: (person) => person.sees('Loading the picture'),
    failed: (person) => person.sees('We could not load this picture.'),
    resting: async (person, { context }) => {
      if (context.saved.picture === null) await person.sees('No banner yet');
      else await person.seesEnabled('button', 'Move the banner');
      await person.seesNot('Not saved yet');
    },
    changing: (person) => person.sees('Uploading and preparing'),
    aligning: async (person, { context }) => {
      await person.sees(`Left ${context.align.x}%, top 50%, zoom 1`);
      await person.seesEnabled('button', 'Save');
    },
    saving: (person) => person.seesBusy('button', 'Save'),
    unsaved: async (person) => {
      await person.sees(/could not reach/);
      await person.seesEnabled('button', 'Save');
    },
    removing: (person) => person.seesBusy('button', 'Remove'),
    refused: (person, { context }) =>
      person.sees(
        context.refusal ? "Could not upload the file 'lake.jpg': it is empty" : /could not reach/,
      ),
    updated: (person) => person.sees('Your picture has been updated!'),
  },
});
