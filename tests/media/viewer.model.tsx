import { viewerMachine } from '#machines/media/viewer.machine.ts';
import { ViewerView } from '#src/views/media/viewer.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const unready = ownFile(3, { url: null, thumbUrl: null });
const [first, second] = [ownFile(1), ownFile(2)];

export default defineModel({
  machine: viewerMachine,
  View: ViewerView,
  inputs: [
    { place: 'library', files: [first, second, unready], index: 0, isOwn: true, folder: null },
    { place: 'post', files: [first, second, unready], index: 2, isOwn: false, folder: null },
  ],
  cases: {
    events: {
      'file.choose': [{ index: 0 }, { index: 2 }, { index: 3 }],
    },
    outcomes: {
      renewAddress: {
        done: [
          { hash: first.hash, url: `${first.url}#renewed`, thumbUrl: null },
          { hash: unready.hash, url: null, thumbUrl: null },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'file.choose': world,
    'file.broken': world,
    'file.move': (person) => person.press('Move to folder'),
    'viewer.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  sightings: {
    arriving: (person) => person.seesRole('dialog'),
    showing: (person) => person.sees(/^[12] of 3$/),
    renewing: (person) => person.sees('Loading again'),
    unready: (person) => person.sees(pattern('media.viewer.unready')),
    failed: (person) => person.sees(t('media.viewer.noPicture')),
  },
});
