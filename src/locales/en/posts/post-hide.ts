export default {
  hidden: 'Post hidden.',
  undo: 'Undo',
  refused: "We couldn't hide the post.",
  undoRefused: "We couldn't undo that.",
};
