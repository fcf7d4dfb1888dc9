export default {
  filters: {
    all: 'Todos',
    active: 'Activas',
    ending: 'Terminan',
    expired: 'Vencidas',
    mute: 'Silenciados',
    restrict: 'Restringidos',
    block: 'Bloqueados',
  },
  sorts: {
    newest: 'Más recientes primero',
    oldest: 'Más antiguos primero',
    name: 'Por nombre',
    soonest: 'Próxima fecha primero',
  },
};
