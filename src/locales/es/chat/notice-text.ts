export default {
  followed: '{{name}} te sigue.',
  subscribed: '{{name}} se suscribió a tu perfil por {{amount}}.',
  subscriberRenewed: '{{name}} renovó la suscripción a tu perfil por {{amount}}.',
  subscriptionStarted:
    'Tu suscripción a {{name}} dura hasta el {{until}}. Pagaste {{amount}}, recibo {{number}}.',
  subscriptionRenewed:
    'Tu suscripción a {{name}} se renovó hasta el {{until}}. Pagaste {{amount}}, recibo {{number}}.',
  renewalFailed: 'No se pudo renovar tu suscripción a {{name}}: falló el cargo de {{amount}}.',
  renewalsEnded:
    '{{name}} ya no acepta suscripciones. La tuya está pagada hasta el {{until}} y no se renovará.',
  paymentRefunded: 'Te devolvimos {{amount}} de tu pago a {{name}}, recibo {{number}}.',
  saleRefunded: 'Se reembolsó el pago de {{amount}} de {{name}}, recibo {{number}}.',
  daysRefunded:
    'Tu suscripción a {{name}} terminó antes de tiempo. Te devolvimos {{amount}} por los días sin usar, recibo {{number}}.',
  saleDaysRefunded:
    'La suscripción de {{name}} terminó antes de tiempo. Se le devolvieron {{amount}} por los días sin usar, recibo {{number}}.',
  tipReceived: '{{name}} te dio una propina de {{amount}}.',
  tipSent: 'Diste a {{name}} una propina de {{amount}}, recibo {{number}}.',
  messageSold: '{{name}} compró tu mensaje por {{amount}}.',
  messageBought: 'Compraste un mensaje de {{name}} por {{amount}}, recibo {{number}}.',
  postSold: '{{name}} compró tu publicación «{{title}}» por {{amount}}.',
  postBought: 'Compraste la publicación «{{title}}» de {{name}} por {{amount}}, recibo {{number}}.',
  postLiked: 'A {{name}} le gusta tu publicación «{{title}}».',
  postLikedBy: {
    one: 'A {{name}} y a {{count}} persona más les gusta tu publicación «{{title}}».',
    many: 'A {{name}} y a {{count}} de personas más les gusta tu publicación «{{title}}».',
    other: 'A {{name}} y a {{count}} personas más les gusta tu publicación «{{title}}».',
  },
  postCommented: '{{name}} comentó tu publicación «{{title}}».',
  postCommentedBy: {
    one: '{{name}} y {{count}} persona más comentaron tu publicación «{{title}}».',
    many: '{{name}} y {{count}} de personas más comentaron tu publicación «{{title}}».',
    other: '{{name}} y {{count}} personas más comentaron tu publicación «{{title}}».',
  },
  complaintReceived: 'Recibimos tu denuncia sobre {{name}}. Su número es {{number}}.',
  identityApproved: 'Verificamos tu identidad. Ya puedes vender y cobrar.',
  identityRejected: 'No pudimos verificar tu identidad. Mira por qué e inténtalo de nuevo.',
  somebody: 'alguien',
  untitled: 'Sin título',
  open: 'Abrir',
};
