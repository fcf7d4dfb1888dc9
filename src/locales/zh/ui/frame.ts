export default {
  skip: '跳到内容',
  discreet: '隐私模式已开启',
};
