export default {
  start: '关注',
  startLabel: '关注 {{name}}',
  stop: '取消关注',
  stopLabel: '取消关注 {{name}}',
  undo: '撤销',
  undoLabel: '撤销：重新关注 {{name}}',
  left: '您已不再关注 {{name}}。',
  leftMany: {
    other: '您已不再关注 {{count}} 人。',
  },
  back: '您已重新关注 {{name}}。',
  backMany: '您已重新关注他们。',
  barred: '您无法关注 {{name}}。',
};
