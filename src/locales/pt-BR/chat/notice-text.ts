export default {
  followed: '{{name}} segue você.',
  subscribed: '{{name}} assinou seu perfil por {{amount}}.',
  subscriberRenewed: '{{name}} renovou a assinatura do seu perfil por {{amount}}.',
  subscriptionStarted:
    'Sua assinatura de {{name}} vale até {{until}}. Você pagou {{amount}}, recibo {{number}}.',
  subscriptionRenewed:
    'Sua assinatura de {{name}} foi renovada até {{until}}. Você pagou {{amount}}, recibo {{number}}.',
  renewalFailed:
    'Não foi possível renovar sua assinatura de {{name}}: a cobrança de {{amount}} falhou.',
  paymentRefunded: '{{amount}} que você pagou a {{name}} voltou ao seu cartão, recibo {{number}}.',
  saleRefunded: '{{amount}} que {{name}} pagou a você foi devolvido, recibo {{number}}.',
  tipReceived: '{{name}} deu a você uma gorjeta de {{amount}}.',
  tipSent: 'Você deu a {{name}} uma gorjeta de {{amount}}, recibo {{number}}.',
  messageSold: '{{name}} comprou sua mensagem por {{amount}}.',
  messageBought: 'Você comprou uma mensagem de {{name}} por {{amount}}, recibo {{number}}.',
  postSold: '{{name}} comprou sua publicação “{{title}}” por {{amount}}.',
  postBought:
    'Você comprou a publicação “{{title}}” de {{name}} por {{amount}}, recibo {{number}}.',
  postLiked: '{{name}} curtiu sua publicação “{{title}}”.',
  postLikedBy: {
    one: '{{name}} e mais {{count}} pessoa curtiram sua publicação “{{title}}”.',
    many: '{{name}} e mais {{count}} pessoas curtiram sua publicação “{{title}}”.',
    other: '{{name}} e mais {{count}} pessoas curtiram sua publicação “{{title}}”.',
  },
  postCommented: '{{name}} comentou sua publicação “{{title}}”.',
  postCommentedBy: {
    one: '{{name}} e mais {{count}} pessoa comentaram sua publicação “{{title}}”.',
    many: '{{name}} e mais {{count}} pessoas comentaram sua publicação “{{title}}”.',
    other: '{{name}} e mais {{count}} pessoas comentaram sua publicação “{{title}}”.',
  },
  complaintReceived: 'Recebemos sua denúncia sobre {{name}}. O número é {{number}}.',
  somebody: 'alguém',
  untitled: 'Sem título',
  open: 'Abrir',
};
