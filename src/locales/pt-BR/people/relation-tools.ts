export default {
  filters: {
    all: 'Todos',
    active: 'Ativas',
    ending: 'Terminando',
    expired: 'Expiradas',
    mute: 'Silenciados',
    restrict: 'Restritos',
    block: 'Bloqueados',
  },
  sorts: {
    newest: 'Mais recentes primeiro',
    oldest: 'Mais antigos primeiro',
    name: 'Por nome',
    soonest: 'Próxima data primeiro',
  },
};
