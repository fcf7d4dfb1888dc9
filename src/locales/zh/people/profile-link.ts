export default {
  copy: '复制链接',
  copied: '链接已复制：{{link}}',
  refused: '浏览器不允许复制。链接如下：{{link}}',
};
