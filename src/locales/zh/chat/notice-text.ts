export default {
  followed: '{{name}} 关注了您。',
  subscribed: '{{name}} 以 {{amount}} 订阅了您。',
  subscriberRenewed: '{{name}} 以 {{amount}} 续费了对您的订阅。',
  subscriptionStarted: '您对 {{name}} 的订阅有效至 {{until}}。已支付 {{amount}}，收据 {{number}}。',
  subscriptionRenewed:
    '您对 {{name}} 的订阅已续费至 {{until}}。已支付 {{amount}}，收据 {{number}}。',
  renewalFailed: '对 {{name}} 的订阅续费失败：无法扣款 {{amount}}。',
  renewalsEnded: '{{name}} 不再接受订阅。您的订阅已付费至 {{until}}，到期后不会续费。',
  paymentRefunded: '您支付给 {{name}} 的 {{amount}} 已退回您的银行卡，收据 {{number}}。',
  saleRefunded: '{{name}} 支付给您的 {{amount}} 已退还，收据 {{number}}。',
  daysRefunded:
    '您对 {{name}} 的订阅已提前结束。未使用天数的 {{amount}} 已退回您的银行卡，收据 {{number}}。',
  saleDaysRefunded:
    '{{name}} 对您的订阅已提前结束。未使用天数的 {{amount}} 已退还给对方，收据 {{number}}。',
  tipReceived: '{{name}} 打赏了您 {{amount}}。',
  tipSent: '您打赏了 {{name}} {{amount}}，收据 {{number}}。',
  messageSold: '{{name}} 以 {{amount}} 购买了您的消息。',
  messageBought: '您以 {{amount}} 购买了 {{name}} 的一条消息，收据 {{number}}。',
  postSold: '{{name}} 以 {{amount}} 购买了您的帖子“{{title}}”。',
  postBought: '您以 {{amount}} 购买了 {{name}} 的帖子“{{title}}”，收据 {{number}}。',
  postLiked: '{{name}} 赞了您的帖子“{{title}}”。',
  postLikedBy: {
    other: '{{name}} 和另外 {{count}} 人赞了您的帖子“{{title}}”。',
  },
  postCommented: '{{name}} 评论了您的帖子“{{title}}”。',
  postCommentedBy: {
    other: '{{name}} 和另外 {{count}} 人评论了您的帖子“{{title}}”。',
  },
  complaintReceived: '我们已收到您对 {{name}} 的举报，编号为 {{number}}。',
  identityApproved: '您的身份已通过验证，现在可以销售并收款。',
  identityRejected: '您的身份未通过验证。请查看原因后重试。',
  somebody: '某人',
  untitled: '无标题',
  open: '打开',
};
