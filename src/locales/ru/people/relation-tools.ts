export default {
  filters: {
    all: 'Всех',
    active: 'Активные',
    ending: 'Заканчиваются',
    expired: 'Истекли',
    mute: 'Скрытые',
    restrict: 'Ограниченные',
    block: 'Заблокированные',
  },
  sorts: {
    newest: 'Сначала новые',
    oldest: 'Сначала старые',
    name: 'По имени',
    soonest: 'По ближайшей дате',
  },
};
