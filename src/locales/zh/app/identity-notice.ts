export default {
  text: '要出售内容并收款，请先验证身份。购买无需验证。',
  start: '开始',
  later: '暂不',
  approved: '您可以出售内容并收款了。',
  rejected: '未能验证您的身份。',
  why: '查看原因',
};
