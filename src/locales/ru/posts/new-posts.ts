export default {
  some: 'Новые публикации',
  count: {
    one: '{{count}} новая публикация',
    few: '{{count}} новые публикации',
    many: '{{count}} новых публикаций',
    other: '{{count}} новой публикации',
  },
};
