export default {
  title: 'Changed in another tab or on another device.',
  more: 'This is saved there now:',
  empty: 'Empty',
  load: 'Load that',
  keep: 'Keep mine',
};
