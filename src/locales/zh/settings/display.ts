export default {
  textSize: {
    label: '文字大小',
    normal: '正常',
    large: '大',
    larger: '更大',
  },
  motion: {
    label: '动态效果',
    system: '跟随系统',
    less: '减少',
  },
  contrast: {
    label: '对比度',
    system: '跟随系统',
    more: '增强',
  },
};
