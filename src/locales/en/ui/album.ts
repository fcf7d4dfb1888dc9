export default {
  more: {
    one: '{{count}} more picture',
    other: '{{count}} more pictures',
  },
  open: '{{picture}}, opens in a new tab',
};
