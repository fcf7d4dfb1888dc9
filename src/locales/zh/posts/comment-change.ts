export default {
  label: '您的评论',
  save: '保存',
  leave: '保持原样',
  unsaved: '无法确认修改是否已保存，请重试。',
  tooLate: '评论可在 15 分钟内编辑，这条已超过时间。',
  removing: '即将删除。',
  undo: '撤销',
  kept: '无法确认是否已删除。',
};
