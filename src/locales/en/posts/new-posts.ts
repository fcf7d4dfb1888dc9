export default {
  some: 'New posts',
  count: {
    one: '{{count}} new post',
    other: '{{count}} new posts',
  },
};
