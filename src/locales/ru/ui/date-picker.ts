export default {
  open: 'Открыть календарь',
  calendar: 'Календарь',
  months: '{{shown}}, выбрать месяц',
  years: '{{shown}}, выбрать год',
  chosen: '{{day}}, выбрано',
  unavailable: '{{day}}, недоступно',
  next: {
    month: 'Следующий месяц',
    year: 'Следующий год',
    decade: 'Следующие десять лет',
  },
  previous: {
    month: 'Предыдущий месяц',
    year: 'Предыдущий год',
    decade: 'Предыдущие десять лет',
  },
  part: {
    year: 'Год',
    month: 'Месяц',
    day: 'День',
  },
  placeholder: {
    year: 'гггг',
    month: 'мм',
    day: 'дд',
  },
};
