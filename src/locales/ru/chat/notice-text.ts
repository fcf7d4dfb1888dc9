export default {
  followed: '{{name}} теперь читает вас.',
  subscribed: 'Новый платный подписчик: {{name}}, {{amount}}.',
  subscriberRenewed: 'Подписка на вас продлена: {{name}}, {{amount}}.',
  subscriptionStarted:
    'Ваша подписка на {{name}} действует до {{until}}. Оплачено {{amount}}, квитанция {{number}}.',
  subscriptionRenewed:
    'Ваша подписка на {{name}} продлена до {{until}}. Оплачено {{amount}}, квитанция {{number}}.',
  renewalFailed: 'Не удалось продлить подписку на {{name}}: списать {{amount}} не получилось.',
  paymentRefunded:
    '{{amount}}, которые вы заплатили {{name}}, вернулись на вашу карту, квитанция {{number}}.',
  saleRefunded: '{{amount}} от {{name}} возвращены плательщику, квитанция {{number}}.',
  tipReceived: 'Чаевые от {{name}}: {{amount}}.',
  tipSent: 'Ваши чаевые для {{name}}: {{amount}}, квитанция {{number}}.',
  messageSold: 'Ваше сообщение куплено: {{name}}, {{amount}}.',
  messageBought: 'Вы купили сообщение от {{name}} за {{amount}}, квитанция {{number}}.',
  postSold: 'Ваша публикация «{{title}}» куплена: {{name}}, {{amount}}.',
  postBought: 'Вы купили публикацию «{{title}}» от {{name}} за {{amount}}, квитанция {{number}}.',
  postLiked: '{{name}}: нравится ваша публикация «{{title}}».',
  postLikedBy: {
    one: '{{name}} и ещё {{count}} человек: нравится ваша публикация «{{title}}».',
    few: '{{name}} и ещё {{count}} человека: нравится ваша публикация «{{title}}».',
    many: '{{name}} и ещё {{count}} человек: нравится ваша публикация «{{title}}».',
    other: '{{name}} и ещё {{count}} человека: нравится ваша публикация «{{title}}».',
  },
  postCommented: '{{name}}: комментарий к вашей публикации «{{title}}».',
  postCommentedBy: {
    one: '{{name}} и ещё {{count}} человек: комментарии к вашей публикации «{{title}}».',
    few: '{{name}} и ещё {{count}} человека: комментарии к вашей публикации «{{title}}».',
    many: '{{name}} и ещё {{count}} человек: комментарии к вашей публикации «{{title}}».',
    other: '{{name}} и ещё {{count}} человека: комментарии к вашей публикации «{{title}}».',
  },
  complaintReceived: 'Мы получили вашу жалобу на {{name}}. Её номер — {{number}}.',
  somebody: 'кто-то',
  untitled: 'Без названия',
  open: 'Открыть',
};
