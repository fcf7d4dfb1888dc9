export default {
  label: '付款方式',
  loading: '正在加载您的银行卡',
  short: '{{brand}} •••• {{last4}}',
  expires: '有效期至 {{date}}',
  expired: '已过期',
  first: '首选',
  add: '添加另一张卡',
  prefer: '设为首选',
  preferFailed: '无法更改首选卡，请重试。',
  failed: '无法加载您的银行卡。',
  retry: '重试',
  none: '您还没有银行卡。请添加一张以继续。',
};
