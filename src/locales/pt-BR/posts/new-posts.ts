export default {
  some: 'Novas publicações',
  count: {
    one: '{{count}} nova publicação',
    many: '{{count}} de novas publicações',
    other: '{{count}} novas publicações',
  },
};
