export default {
  when: 'Когда',
  now: 'Сейчас',
  later: 'В указанное время',
  day: 'День',
  time: 'Время, {{zone}}',
  distance: {
    minutes: 'Через {{minutes}} мин',
    hours: 'Через {{hours}} ч {{minutes}} мин',
    days: 'Через {{days}} дн. {{hours}} ч',
  },
  unset: 'Выберите день и время.',
  past: 'Это время прошло.',
  publishNow: 'Опубликовать сейчас',
  skipped:
    '{{day}} времени {{time}} нет ({{zone}}): часы переводят вперёд. Выберите {{next}} или позже.',
  doubled: '{{day}} время {{time}} наступает дважды.',
  first: 'Первое, летнее время',
  second: 'Второе, зимнее время',
  outOfRange: 'Выберите время от 5 минут до 90 дней вперёд.',
};
