export default {
  paid: 'Seu pagamento de {{amount}} a {{name}} foi feito.',
  paidUnnamed: 'Seu pagamento de {{amount}} foi feito.',
  notMade: 'Seu pagamento de {{amount}} não foi feito e nada foi cobrado.',
  waiting: 'Seu pagamento de {{amount}} ainda não terminou. O resultado aparecerá aqui.',
  needsProof: 'Seu pagamento de {{amount}} não terminou: seu banco quer que você o confirme.',
  open: 'Ver pagamento',
};
