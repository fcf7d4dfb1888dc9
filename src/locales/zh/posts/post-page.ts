export default {
  documentTitle: '{{title}}，{{name}}',
  title: '帖子',
  loading: '正在加载帖子',
  failed: '无法加载这条帖子。',
  subscribe: '订阅后查看',
  tip: '打赏',
  copy: '复制链接',
  copied: '链接已复制：{{link}}',
  copyRefused: '浏览器不允许复制。链接如下：{{link}}',
  media: '此帖子的图片和视频',
  about: '作者',
  seeProfile: '查看主页',
};
