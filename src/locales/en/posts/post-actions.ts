export default {
  reason: 'Why do I see this?',
  hide: 'Hide',
  ban: 'Mute, restrict or block…',
  reasons: {
    feed: 'You follow {{name}}, or subscribe to them.',
    explore: 'This post is public, and one of the newest or most liked.',
    profile: 'This is the page of {{name}}.',
    page: 'You opened this post yourself.',
  },
};
