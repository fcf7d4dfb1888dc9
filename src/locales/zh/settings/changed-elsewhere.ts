export default {
  title: '已在其他标签页或设备上更改。',
  more: '那里现在保存的是：',
  empty: '空',
  load: '载入那个版本',
  keep: '保留我的',
};
