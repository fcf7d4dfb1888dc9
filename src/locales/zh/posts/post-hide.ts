export default {
  hidden: '已隐藏。',
  undo: '撤销',
  refused: '无法隐藏这条帖子。',
  undoRefused: '未能撤销。',
};
