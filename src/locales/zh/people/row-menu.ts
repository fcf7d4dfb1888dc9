export default {
  open: '打开主页',
  message: '发消息',
  subscription: '订阅',
  ban: '静音、限制或拉黑',
  change: '更改限制方式',
};
