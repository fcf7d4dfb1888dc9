export default {
  skip: '跳到内容',
};
