export default {
  insideWords: '内含：文字消息',
  lasting: '{{things}}（{{length}}）',
  unlock: '支付 {{price}} 解锁',
  yours: '已支付 {{price}} 解锁',
  bought: '{{price}} · 已购买',
  notBought: '{{price}} · 尚未购买',
  waiting: '{{price}} 解锁',
};
