export default {
  filters: {
    all: 'Tout le monde',
    active: 'Actifs',
    ending: 'Se terminent',
    expired: 'Expirés',
    mute: 'Masqués',
    restrict: 'Restreints',
    block: 'Bloqués',
  },
  sorts: {
    newest: 'Les plus récents d’abord',
    oldest: 'Les plus anciens d’abord',
    name: 'Par nom',
    soonest: 'Prochaine date d’abord',
  },
};
