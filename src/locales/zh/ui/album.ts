export default {
  more: {
    other: '还有 {{count}} 张图片',
  },
  open: '{{picture}}，在新标签页中打开',
};
