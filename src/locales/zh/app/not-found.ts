export default {
  title: '页面未找到',
  text: '这个地址没有内容。它可能已被移动，或从未存在。',
  home: '返回首页',
  look: '在“探索”中查找“{{name}}”',
};
