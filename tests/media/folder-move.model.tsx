import { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { FolderMoveView } from '#src/views/media/folder-move.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const folders = [
  { id: 7, name: 'Summer', count: 3 },
  { id: 8, name: 'Winter', count: 0 },
];

export default defineModel({
  machine: folderMoveMachine,
  View: FolderMoveView,
  inputs: [
    { hashes: ['lake'], from: null },
    { hashes: ['lake', 'sea'], from: 7 },
  ],
  cases: {
    events: { 'folder.choose': [{ id: 8 }, { id: 7 }, { id: null }] },
    outcomes: {
      loadFolders: { done: [folders], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
      moveFiles: {
        done: [
          [{ folder: 8, added: ['lake'], removed: [] }],
          [{ folder: 8, added: [], removed: ['lake'] }],
          [{ folder: 8, added: [], removed: [] }],
        ],
        error: [{ kind: 'notFound' }, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'folder.choose': world,
    'files.move': (person) => person.press('Move'),
    'folders.retry': (person) => person.press('Try again'),
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.sees('Loading your folders'),
    unloaded: (person) => person.sees(pattern('media.folderMove.unloaded')),
    choosing: (person) => person.sees('Winter'),
    moving: (person) => person.seesBusy('button', 'Move'),
    moved: (person) => person.seesBusy('button', 'Move'),
  },
});
