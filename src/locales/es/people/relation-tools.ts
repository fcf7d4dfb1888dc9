export default {
  filters: {
    all: 'Todos',
    active: 'Activas',
    ending: 'Terminan',
    expired: 'Caducadas',
    mute: 'En silencio',
    restrict: 'Con restricción',
    block: 'Con bloqueo',
  },
  sorts: {
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    name: 'Por nombre',
    soonest: 'Próxima fecha',
  },
};
