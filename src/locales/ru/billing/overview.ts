export default {
  available: 'Доступно',
  pending: 'Ожидает',
  next: 'Следующие списания',
  none: 'Нет',
  on: '{{amount}} {{date}}',
  day: '{{date}}',
  laterDays: {
    one: 'и ещё {{count}} день',
    few: 'и ещё {{count}} дня',
    many: 'и ещё {{count}} дней',
    other: 'и ещё {{count}} дня',
  },
  loading: 'Баланс загружается',
  failed: 'Не удалось загрузить баланс. Ничего не потеряно.',
  see: 'Показать',
  mend: 'Оплатить',
  refused: {
    one: '{{count}} продление отклонено.',
    few: '{{count}} продления отклонены.',
    many: '{{count}} продлений отклонено.',
    other: '{{count}} продления отклонено.',
  },
};
