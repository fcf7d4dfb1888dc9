export default {
  label: {
    one: 'Нравится, {{count}} отметка',
    few: 'Нравится, {{count}} отметки',
    many: 'Нравится, {{count}} отметок',
    other: 'Нравится, {{count}} отметки',
  },
  likeRefused: 'Ваша отметка не дошла.',
  unlikeRefused: 'Отметку не удалось снять.',
};
