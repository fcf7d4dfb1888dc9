export default {
  label: '通知',
  discreetOn: '隐私模式已开启。',
  discreetOff: '隐私模式已关闭。',
};
