export default {
  download: '下载',
  print: '打印',
  refused: '浏览器不允许复制。请自行选中并复制恢复码，或下载它们。',
};
