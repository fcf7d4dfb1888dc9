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
  renewalsEnded:
    '{{name}} não aceita mais assinaturas. A sua está paga até {{until}} e não será renovada.',
  paymentRefunded: 'Reembolsamos {{amount}} do seu pagamento a {{name}}, recibo {{number}}.',
  saleRefunded: 'O pagamento de {{amount}} de {{name}} foi reembolsado, recibo {{number}}.',
  daysRefunded:
    'Sua assinatura de {{name}} terminou antes do prazo. Reembolsamos {{amount}} pelos dias não usados, recibo {{number}}.',
  saleDaysRefunded:
    'A assinatura de {{name}} terminou antes do prazo. Foram reembolsados {{amount}} pelos dias não usados, recibo {{number}}.',
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
    many: '{{name}} e mais {{count}} de pessoas curtiram sua publicação “{{title}}”.',
    other: '{{name}} e mais {{count}} pessoas curtiram sua publicação “{{title}}”.',
  },
  postCommented: '{{name}} comentou na sua publicação “{{title}}”.',
  postCommentedBy: {
    one: '{{name}} e mais {{count}} pessoa comentaram na sua publicação “{{title}}”.',
    many: '{{name}} e mais {{count}} de pessoas comentaram na sua publicação “{{title}}”.',
    other: '{{name}} e mais {{count}} pessoas comentaram na sua publicação “{{title}}”.',
  },
  complaintReceived: 'Recebemos sua denúncia sobre {{name}}. O número é {{number}}.',
  identityApproved: 'Sua identidade foi verificada. Agora você pode vender e receber.',
  identityRejected: 'Não conseguimos verificar sua identidade. Veja o motivo e tente de novo.',
  somebody: 'alguém',
  untitled: 'Sem título',
  open: 'Abrir',
};
