export default {
  paid: '您付给 {{name}} 的 {{amount}} 已完成。',
  paidUnnamed: '您的 {{amount}} 付款已完成。',
  notMade: '您的 {{amount}} 付款没有完成，未收取任何费用。',
  waiting: '您的 {{amount}} 付款尚未完成。结果会显示在这里。',
  needsProof: '您的 {{amount}} 付款尚未完成：银行需要您确认。',
  open: '继续',
};
