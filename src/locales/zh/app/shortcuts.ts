export default {
  label: '键盘快捷键',
  on: '开启',
  off: '关闭',
  show: '查看按键',
  copied: '链接已复制：{{link}}',
  copyRefused: '浏览器不允许复制。链接如下：{{link}}',
};
