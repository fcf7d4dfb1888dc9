export default {
  reason: 'Pourquoi est-ce que je vois ceci ?',
  hide: 'Masquer',
  ban: 'Mettre en sourdine, restreindre ou bloquer…',
  reasons: {
    feed: 'Vous suivez {{name}}, ou vous avez un abonnement.',
    explore: 'Cette publication est publique, et parmi les plus récentes ou les plus aimées.',
    profile: 'Ceci est la page de {{name}}.',
    page: 'C’est vous qui avez ouvert cette publication.',
  },
};
