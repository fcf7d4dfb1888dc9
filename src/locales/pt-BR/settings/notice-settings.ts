export default {
  title: 'Notificações',
  lead: 'Sobre o que avisamos você, em todos os dispositivos.',
  loading: 'Carregando suas configurações de notificações',
  failed: 'Não foi possível carregar suas configurações de notificações.',
  likes: 'Curtidas nas suas publicações',
  comments: 'Comentários nas suas publicações',
  followers: 'Novos seguidores',
  subscribers: 'Novos assinantes e renovações',
  purchases: 'Gorjetas e compras',
  always: 'Recibos, reembolsos e renovações com falha sempre chegam.',
};
