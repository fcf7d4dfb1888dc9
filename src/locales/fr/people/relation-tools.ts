export default {
  filters: {
    all: 'Tout le monde',
    active: 'Actifs',
    ending: 'Se terminent',
    expired: 'Expirés',
    mute: 'En sourdine',
    restrict: 'Accès restreint',
    block: 'Blocage',
  },
  sorts: {
    newest: 'Plus récents',
    oldest: 'Plus anciens',
    name: 'Par nom',
    soonest: 'Prochaine date',
  },
};
