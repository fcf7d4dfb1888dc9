import { postFilesMachine } from '#machines/posts/post-files.machine.ts';
import type { PostFile } from '#machines/posts/post-content.types.ts';
import { PostFilesView } from '#src/views/posts/post-files.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { filesOf, fresh, readyUpload, upload, uploadId } from '#stories/media/media.fixtures.ts';
import { fileOf } from '#stories/posts/post-editor.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const { upload: harbour } = fileOf('second');
const second: PostFile = { alt: '', upload: { ...harbour, name: 'harbour.jpg' } };
const againId = '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a03';
const ids = (files: readonly { upload: { id: string } }[]) =>
  files.map(({ upload: { id } }) => ({ id }));
const isBegun = ({ upload: { status } }: PostFile) => status === 'queued';
const isDuplicate = ({ upload: { status } }: PostFile) => status === 'duplicate';

export default defineModel({
  machine: postFilesMachine,
  View: PostFilesView,
  inputs: [{ files: [] }, { files: [fileOf(uploadId), second] }],
  cases: {
    events: {
      'files.attach': ({ files }) =>
        files.length === 0 ? [{ files: [{ id: uploadId, source: fresh.source }] }] : [],
      'files.picked': ({ files }) => {
        if (files.length === 0) return [{ files: [readyUpload] }];
        return files.filter(isBegun).map(() => ({ files: [second.upload] }));
      },
      'files.replace': [{ files: [second] }],
      'upload.changed': ({ files }) => [
        ...files
          .filter(({ upload: { status } }) => status === 'queued')
          .flatMap(() => [
            { upload: readyUpload },
            { upload: upload({ status: 'failed', reason: { kind: 'offline' } }) },
            { upload: upload({ status: 'failed', reason: { kind: 'broken' }, source: null }) },
            { upload: upload({ status: 'duplicate' }) },
          ]),
        // It turns out to be the other one.
        ...files
          .slice(1)
          .flatMap(() => files.filter(isBegun))
          .map(() => ({ upload: { ...readyUpload, hash: second.upload.hash } })),
      ],
      'file.remove': ({ files }) => [...ids(files), { id: 'unknown' }],
      'file.retry': ({ files }) => ids(files),
      'duplicate.use': ({ files }) => ids(files.filter(isDuplicate)),
      'duplicate.send': ({ files }) => ids(files.filter(isDuplicate)),
      'file.exchange': ({ files }) =>
        [...ids(files.filter(({ upload: { source } }) => source === null)), { id: 'unknown' }].map(
          ({ id }) => ({ id, file: { id: againId, source: fresh.source } }),
        ),
      'file.move': ({ files }) => [
        ...files.map(({ upload: { id } }, index) => ({ id, to: index === 0 ? 1 : 0 })),
        ...ids(files.slice(0, 1)).map(({ id }) => ({ id, to: 0 })),
        ...ids(files.slice(0, 1)).map(({ id }) => ({ id, to: -1 })),
        { id: 'unknown', to: 0 },
      ],
      'file.describe': ({ files }) => [...ids(files), { id: 'unknown' }],
      'alt.change': [{ text: 'A lake' }],
    },
  },
  gestures: {
    'files.attach': (person, { files }) => person.attach(filesOf(files)),
    'library.ask': (person) => person.press(t('posts.postFiles.library')),
    'files.picked': byChart,
    'files.replace': byChart,
    'upload.changed': byChart,
    'file.remove': (person, { id }) =>
      person.press(id === 'second' ? /^(Cancel|Remove) harbour/ : /^(Cancel|Remove) lake/),
    'file.retry': (person) => person.press(/^Try .*lake/),
    'duplicate.use': (person) => person.press(t('media.upload.useDuplicate')),
    'duplicate.send': (person) => person.press(t('media.upload.sendAgain')),
    'file.exchange': (person, { file }) => person.attach(filesOf([file])),
    'file.move': async (person, { to }) => {
      await person.press(
        to === 1
          ? t('posts.postFiles.more', { number: '1' })
          : t('posts.postFiles.more', { number: '2' }),
      );
      await person.press(to === 1 ? 'Move later' : 'Move earlier', 'menuitem');
    },
    'file.describe': (person) => person.press(t('posts.postFiles.describe', { number: '1' })),
    'alt.change': (person, { text }) => person.fill(t('posts.postFiles.altLabel'), text),
    'describing.next': (person) => person.press(/^(Next picture|Done)$/),
    'describing.end': (person) => person.press('Back'),
  },
  outOfReach: (snapshot, event) => {
    const { files } = snapshot.context;
    if (event.type === 'file.exchange')
      return snapshot.matches('describing') ? 'the dialog stands before it' : null;
    if (event.type === 'file.describe') {
      const [first] = files;
      if (first?.upload.id !== event.id) return 'the first picture is described first';
      return first.alt === '' ? null : 'its button has another name by now';
    }
    if (event.type === 'file.retry') {
      const file = files.find(({ upload: { id } }) => id === event.id);
      return file?.upload.status === 'failed' && file.upload.source
        ? null
        : 'its button stands beside a failed file';
    }
    if (event.type === 'file.move') {
      const from = files.findIndex(({ upload: { id } }) => id === event.id);
      return from >= 0 && from !== event.to && event.to >= 0 && event.to < files.length
        ? null
        : 'its menu does not offer it';
    }
    return null;
  },
  sightings: {
    resting: (person) => person.seesRole('list', t('posts.postFiles.list')),
    describing: (person) => person.seesRole('dialog'),
  },
});
