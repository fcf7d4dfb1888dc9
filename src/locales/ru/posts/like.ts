export default {
  label: {
    one: 'Нравится, {{count}} лайк',
    few: 'Нравится, {{count}} лайка',
    many: 'Нравится, {{count}} лайков',
    other: 'Нравится, {{count}} лайка',
  },
  likeRefused: 'Не удалось поставить лайк.',
  unlikeRefused: 'Не удалось убрать лайк.',
};
