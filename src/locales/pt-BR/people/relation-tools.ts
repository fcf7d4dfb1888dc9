export default {
  filters: {
    all: 'Todos',
    active: 'Ativas',
    ending: 'Terminam',
    expired: 'Vencidas',
    mute: 'Em silêncio',
    restrict: 'Acesso restrito',
    block: 'Bloqueio',
  },
  sorts: {
    newest: 'Mais recentes',
    oldest: 'Mais antigos',
    name: 'Por nome',
    soonest: 'Próxima data',
  },
};
