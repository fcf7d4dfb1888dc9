export default {
  open: '显示列表',
  none: '没有匹配项。',
  remove: '移除{{choice}}',
};
