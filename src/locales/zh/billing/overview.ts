export default {
  available: '可用',
  pending: '待处理',
  next: '下次扣款',
  none: '无',
  on: '{{date}} {{amount}}',
  day: '{{date}}',
  laterDays: {
    other: '及之后 {{count}} 天',
  },
  loading: '正在加载余额',
  failed: '无法加载你的余额。没有丢失任何内容。',
  payOut: '提现',
  see: '查看',
  mend: '去支付',
  refused: {
    other: '{{count}} 次续费被拒绝。',
  },
};
