export default {
  label: {
    one: 'Like, {{count}} like',
    other: 'Like, {{count}} likes',
  },
  likeRefused: 'Your like did not get through.',
  unlikeRefused: 'Your like could not be taken back.',
};
