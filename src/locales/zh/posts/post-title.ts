export default {
  label: '标题',
  save: '保存',
  leave: '保持原样',
  saved: '标题已保存。',
  unsaved: '无法确认标题是否已保存，请重试。',
  stale: '此帖子已在另一台设备上更改。请选择“保持原样”以查看该版本。',
};
