export default {
  textSize: {
    label: 'Размер текста',
    normal: 'Обычный',
    large: 'Крупный',
    larger: 'Огромный',
  },
  motion: {
    label: 'Анимация',
    system: 'Как в системе',
    less: 'Меньше',
  },
  contrast: {
    label: 'Контраст',
    system: 'Как в системе',
    more: 'Больше',
  },
};
