export default {
  label: {
    one: 'Like, {{count}} like',
    other: 'Like, {{count}} likes',
  },
  likeRefused: "We couldn't add your like.",
  unlikeRefused: "We couldn't remove your like.",
};
