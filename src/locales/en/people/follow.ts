export default {
  start: 'Follow',
  startLabel: 'Follow {{name}}',
  stop: 'Unfollow',
  stopLabel: 'Unfollow {{name}}',
  undo: 'Undo',
  undoLabel: 'Undo: follow {{name}} again',
  left: 'You no longer follow {{name}}.',
  leftMany: {
    one: 'You no longer follow {{count}} person.',
    other: 'You no longer follow {{count}} people.',
  },
  back: 'You follow {{name}} again.',
  backMany: 'You follow them again.',
  barred: "You can't follow {{name}}.",
};
