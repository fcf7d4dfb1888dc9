export default {
  copy: '复制',
  done: '已复制',
  copied: '已复制到剪贴板。',
  refused: '浏览器不允许复制。文字已选中，请自行复制。',
};
