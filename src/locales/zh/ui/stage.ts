export default {
  previous: '上一个',
  next: '下一个',
};
