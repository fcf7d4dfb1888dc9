export default {
  reason: 'Why am I seeing this?',
  hide: 'Hide',
  ban: 'Mute, restrict or block…',
  reasons: {
    feed: 'You follow or subscribe to {{name}}.',
    explore: "It's public and among the newest or most liked.",
    profile: "This is {{name}}'s profile.",
    page: 'You opened this post yourself.',
  },
};
