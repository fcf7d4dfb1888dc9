export default {
  some: '有新帖子',
  count: {
    other: '{{count}} 条新帖子',
  },
};
