export default {
  followed: '{{name}} te sigue.',
  subscribed: '{{name}} se suscribió a ti por {{amount}}.',
  subscriberRenewed: '{{name}} renovó su suscripción a ti por {{amount}}.',
  subscriptionStarted:
    'Tu suscripción a {{name}} dura hasta el {{until}}. Pagaste {{amount}}, recibo {{number}}.',
  subscriptionRenewed:
    'Tu suscripción a {{name}} se renovó hasta el {{until}}. Pagaste {{amount}}, recibo {{number}}.',
  renewalFailed: 'No se pudo renovar tu suscripción a {{name}}: no se pudieron cobrar {{amount}}.',
  paymentRefunded: '{{amount}} que pagaste a {{name}} volvió a tu tarjeta, recibo {{number}}.',
  saleRefunded: 'Se devolvió {{amount}} que te pagó {{name}}, recibo {{number}}.',
  tipReceived: '{{name}} te dio una propina de {{amount}}.',
  tipSent: 'Diste a {{name}} una propina de {{amount}}, recibo {{number}}.',
  messageSold: '{{name}} compró tu mensaje por {{amount}}.',
  messageBought: 'Compraste un mensaje de {{name}} por {{amount}}, recibo {{number}}.',
  postSold: '{{name}} compró tu publicación «{{title}}» por {{amount}}.',
  postBought: 'Compraste la publicación «{{title}}» de {{name}} por {{amount}}, recibo {{number}}.',
  postLiked: 'A {{name}} le gusta tu publicación «{{title}}».',
  postLikedBy: {
    one: 'A {{name}} y a {{count}} persona más les gusta tu publicación «{{title}}».',
    many: 'A {{name}} y a {{count}} personas más les gusta tu publicación «{{title}}».',
    other: 'A {{name}} y a {{count}} personas más les gusta tu publicación «{{title}}».',
  },
  postCommented: '{{name}} comentó tu publicación «{{title}}».',
  postCommentedBy: {
    one: '{{name}} y {{count}} persona más comentaron tu publicación «{{title}}».',
    many: '{{name}} y {{count}} personas más comentaron tu publicación «{{title}}».',
    other: '{{name}} y {{count}} personas más comentaron tu publicación «{{title}}».',
  },
  complaintReceived: 'Recibimos tu denuncia sobre {{name}}. Su número es {{number}}.',
  somebody: 'alguien',
  untitled: 'Sin título',
  open: 'Abrir',
};
