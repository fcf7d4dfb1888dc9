export default {
  banned: 'Acesso limitado',
  subscribedTo: 'Sua assinatura',
  subscriber: 'Assinante',
  follower: 'Segue você',
  paid: {
    one: '{{count}} paga',
    many: '{{count}} pagas',
    other: '{{count}} pagas',
  },
};
