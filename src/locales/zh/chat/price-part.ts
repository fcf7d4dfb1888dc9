export default {
  price: '解锁价格',
  range: '{{min}} 至 {{max}}',
  open: '设置价格',
  remove: '设为免费',
  problems: {
    unreadable: '请输入金额，例如 {{example}}。',
    tooSmall: '最低价格为 {{min}}。',
    tooLarge: '最高价格为 {{max}}。',
  },
  readBack: '{{name}} 需支付 {{price}} 才能打开。',
  readBackSomebody: '打开需支付 {{price}}。',
  readBackMore: '付款前即可看到内容类型和价格。',
  change: '修改',
  confirm: '以 {{price}} 发送',
};
