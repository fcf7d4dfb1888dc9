export default {
  textSize: {
    label: 'Размер текста',
    normal: 'Обычный',
    large: 'Крупный',
    larger: 'Очень крупный',
  },
  motion: {
    label: 'Анимация',
    system: 'Как на устройстве',
    less: 'Меньше',
  },
  contrast: {
    label: 'Контраст',
    system: 'Как на устройстве',
    more: 'Больше',
  },
};
