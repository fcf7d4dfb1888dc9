export default {
  some: 'Nouvelles publications',
  count: {
    one: '{{count}} nouvelle publication',
    many: '{{count}} de nouvelles publications',
    other: '{{count}} nouvelles publications',
  },
};
