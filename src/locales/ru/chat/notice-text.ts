export default {
  followed: '{{name}} теперь читает вас.',
  subscribed: 'Новый платный подписчик: {{name}}, {{amount}}.',
  subscriberRenewed: 'Подписка на вас продлена: {{name}}, {{amount}}.',
  subscriptionStarted:
    '{{name}}: подписка действует до {{until}}, оплачено {{amount}}, квитанция {{number}}.',
  subscriptionRenewed:
    '{{name}}: подписка продлена до {{until}}, оплачено {{amount}}, квитанция {{number}}.',
  renewalFailed: '{{name}}: подписка не продлена, списать {{amount}} не удалось.',
  renewalsEnded:
    '{{name}}: подписки больше не принимаются. Ваша оплачена до {{until}} и не продлится.',
  paymentRefunded: 'Возврат на вашу карту: {{amount}} ({{name}}), квитанция {{number}}.',
  saleRefunded:
    'Ваша продажа отменена: {{amount}} возвращено, плательщик {{name}}, квитанция {{number}}.',
  daysRefunded:
    '{{name}}: подписка закончилась раньше срока. {{amount}} за оставшиеся дни возвращены на вашу карту, квитанция {{number}}.',
  saleDaysRefunded:
    '{{name}}: подписка на вас закончилась раньше срока. Подписчику возвращены {{amount}} за оставшиеся дни, квитанция {{number}}.',
  tipReceived: 'Вам чаевые: {{name}}, {{amount}}.',
  tipSent: 'Вы отправили чаевые: {{name}}, {{amount}}, квитанция {{number}}.',
  messageSold: 'Ваше сообщение куплено: {{name}}, {{amount}}.',
  messageBought: 'Вы купили сообщение: {{name}}, {{amount}}, квитанция {{number}}.',
  postSold: 'Ваша публикация «{{title}}» куплена: {{name}}, {{amount}}.',
  postBought: 'Вы купили публикацию «{{title}}»: {{name}}, {{amount}}, квитанция {{number}}.',
  postLiked: '{{name}} ставит лайк вашей публикации «{{title}}».',
  postLikedBy: {
    one: '{{name}} и ещё {{count}} человек поставили лайк вашей публикации «{{title}}».',
    few: '{{name}} и ещё {{count}} человека поставили лайк вашей публикации «{{title}}».',
    many: '{{name}} и ещё {{count}} человек поставили лайк вашей публикации «{{title}}».',
    other: '{{name}} и ещё {{count}} человека поставили лайк вашей публикации «{{title}}».',
  },
  postCommented: '{{name}} комментирует вашу публикацию «{{title}}».',
  postCommentedBy: {
    one: '{{name}} и ещё {{count}} человек прокомментировали вашу публикацию «{{title}}».',
    few: '{{name}} и ещё {{count}} человека прокомментировали вашу публикацию «{{title}}».',
    many: '{{name}} и ещё {{count}} человек прокомментировали вашу публикацию «{{title}}».',
    other: '{{name}} и ещё {{count}} человека прокомментировали вашу публикацию «{{title}}».',
  },
  complaintReceived: 'Ваша жалоба получена: {{name}}. Её номер — {{number}}.',
  identityApproved: 'Ваша личность подтверждена. Теперь вы можете продавать и получать выплаты.',
  identityRejected: 'Не удалось подтвердить вашу личность. Узнайте причину и попробуйте ещё раз.',
  somebody: 'кто-то',
  untitled: 'Без названия',
  open: 'Открыть',
};
