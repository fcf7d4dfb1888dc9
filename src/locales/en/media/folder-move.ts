export default {
  title: 'Move to folder',
  folder: 'Folder',
  none: 'No folder',
  now: 'Move',
  loading: 'Loading your folders',
  unloaded: "We couldn't load your folders.",
  again: 'Try again',
  noFolders: 'No folders yet. Create one in your library.',
  moved: 'Moved to {{thing}}.',
  out: 'Removed from the folder.',
  files: {
    one: '{{count}} file',
    other: '{{count}} files',
  },
};
