export default {
  open: '添加表情',
  panel: '表情',
  search: '搜索表情',
  tone: '更改肤色',
  none: '没有这个名称的表情。',
  added: '已添加 {{emoji}}',
};
