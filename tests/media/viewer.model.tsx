import { noFilters } from '#machines/media/library-filters.ts';
import { viewerMachine } from '#machines/media/viewer.machine.ts';
import { placesBefore, placesOf, type ViewerContext } from '#machines/media/viewer.types.ts';
import { ViewerView } from '#src/views/media/viewer.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const unready = ownFile(3, { url: null, thumbUrl: null });
const [first, second] = [ownFile(1), ownFile(2)];
const files = [first, second, unready];
const more = { list: 'uploaded', folder: null, filters: noFilters, cursor: 'next' } as const;
/** So many that its beginning is far from where it goes on. */
const long = Array.from({ length: 7 }, (_, place) => ownFile(place + 11));
/** A file of the strip by its place, of which two may be before the first one that has come. */
const inStrip = (index: number) => new RegExp(`^(${index + 1} of \\d\\b|${index + 3} of 10\\b)`);
/** Reason why no single key or press leads to a place; null if one does. */
const withoutWay = (context: ViewerContext, index: number): string | null => {
  const [before, { length }] = [placesBefore(context), context.files];
  if (index < 0) return index === -before ? null : 'Home leads farther';
  if (index >= long.length) return index === placesOf(context) - 1 ? null : 'End leads farther';
  return length < 3 || index >= length ? 'the strip does not show it' : null;
};
const [library, whole] = [
  { place: 'library', isOwn: true, folder: null } as const,
  { count: null, more: null } as const,
];

const older = { withUserId: 3, chatType: 0, beforeId: 40, count: null } as const;
const chat = { place: 'chat', isOwn: false, folder: null, older } as const;

export default defineModel({
  machine: viewerMachine,
  View: ViewerView,
  inputs: [
    { ...library, ...whole, files, index: 0 },
    { ...whole, place: 'post', files, index: 2, isOwn: false, folder: null },
    { ...library, files: long, index: 6, count: 8, more },
    { ...library, files: [first], index: 0, count: null, more },
    { ...library, ...whole, files: [ownFile(1, { type: 'video' })], index: 0 },
    { ...chat, ...whole, files: [{ ...first, album: { place: 1, count: 2 } }], index: 0 },
    { ...chat, ...whole, files: long, index: 6 },
  ],
  cases: {
    events: {
      // A refused one would have shown another file, or enlarged what is no picture.
      'file.choose': ({ index: at, files: { length } }) =>
        [-2, 0, 1, length - 1, length, length + 2]
          .filter((index) => index !== at)
          .map((index) => ({ index })),
      'zoom.change': ({ zoom }) => (zoom === 1 ? [{ zoom: 1.5 }, { zoom: 9 }] : []),
    },
    outcomes: {
      renewAddress: {
        done: [
          { hash: first.hash, url: `${first.url}#renewed`, thumbUrl: null },
          { hash: unready.hash, url: null, thumbUrl: null },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      loadFiles: {
        done: [
          { files: [second], cursor: null },
          { files: [], cursor: null },
        ],
        error: [{ kind: 'offline' }],
      },
      loadOlderFiles: {
        done: [
          { files: [second], beforeId: 30, count: 2 },
          { files: [second], beforeId: 20, count: 0 },
          { files: [], beforeId: null, count: 0 },
        ],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {
    // One key or press each: the first and the last of all, and else the strip.
    'file.choose': (person, { index }) => {
      if (index < 0) return person.key('Home');
      return index < long.length ? person.press(inStrip(index)) : person.key('End');
    },
    'file.broken': byPage,
    'file.move': (person) => person.press('Move to folder'),
    'zoom.change': (person) => person.press(t('media.viewer.zoomIn')),
    'words.toggle': (person) => person.press('Description'),
    'viewer.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'file.choose') return withoutWay(snapshot.context, event.index);
    if (event.type === 'zoom.change')
      return event.zoom > 1.5 ? 'a wheel alone goes so far at once: tests/e2e/viewer.e2e.ts' : null;
    return event.type === 'viewer.retry' && snapshot.matches({ file: 'showing' })
      ? 'the file is there: going on asks for the next ones'
      : null;
  },
  sightings: {
    'file.arriving': (person) => person.seesRole('dialog'),
    'file.showing': (person) => person.sees(/^\d of \d( or more)?$/),
    'file.renewing': (person) => person.sees('Loading again'),
    'file.unready': (person) => person.sees(pattern('media.viewer.unready')),
    'file.failed': (person) =>
      person.sees(new RegExp(`${t('media.viewer.noPicture')}|${t('media.viewer.stopped')}`)),
    'words.brief': (person) => person.seesNot(/ · 900 × 600$/),
    'words.whole': (person) => person.sees(/ · 900 × 600$/),
    'pages.resting': (person) => person.seesRole('dialog'),
    'pages.loadingMore': (person) => person.seesRole('dialog'),
    'pages.loadingOlder': (person) => person.seesRole('dialog'),
    'pages.interrupted': (person) => person.seesRole('dialog'),
  },
});
