export default {
  remove: 'Delete the folder {{thing}}?',
  removeNow: 'Delete folder',
  empty: 'The folder is empty.',
  stays: {
    one: '{{count}} file is in it. It stays in your library.',
    other: '{{count}} files are in it. They stay in your library.',
  },
};
