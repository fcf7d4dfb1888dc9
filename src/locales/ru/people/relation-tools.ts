export default {
  filters: {
    all: 'Все',
    active: 'Активные',
    ending: 'Истекают',
    expired: 'Истекли',
    mute: 'Скрыто',
    restrict: 'Ограничено',
    block: 'Заблокировано',
  },
  sorts: {
    newest: 'Сначала новые',
    oldest: 'Сначала старые',
    name: 'По имени',
    soonest: 'По ближайшей дате',
  },
};
