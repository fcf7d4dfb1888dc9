export default {
  title: 'Move to folder',
  folder: 'Folder',
  none: 'No folder',
  now: 'Move',
  loading: 'Loading your folders',
  unloaded: 'We could not load your folders. Nothing is lost.',
  again: 'Try again',
  noFolders: 'You have no folder yet. Make one in your library.',
  moved: 'Moved to {{name}}.',
  out: 'Taken out of the folder.',
  files: {
    one: '{{count}} file',
    other: '{{count}} files',
  },
};
