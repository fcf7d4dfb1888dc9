export default {
  available: '可用',
  pending: '待结算',
  next: '下次扣款',
  none: '无',
  on: '{{date}} {{amount}}',
  day: '{{date}}',
  laterDays: {
    other: '另有 {{count}} 个扣款日',
  },
  loading: '正在加载余额',
  failed: '无法加载您的余额。您的资金是安全的。',
  payOut: '申请提现',
  see: '查看扣款',
  mend: '去支付',
  refused: {
    other: '{{count}} 次续费被拒绝。',
  },
};
