export default {
  subscriptionsTitle: 'No subscriptions yet',
  subscriptionsText: 'Creators you subscribe to show here, with your next charge and its date.',
  followedTitle: 'Not following anyone yet',
  followedText: 'People you follow show here, and their posts in your feed.',
  subscribersTitle: 'No subscribers yet',
  subscribersText: 'People who subscribe to you show here, with the end date.',
  followersTitle: 'No followers yet',
  followersText: 'People who follow you show here. Publishing a post is a good start.',
  blacklistTitle: 'Your blacklist is empty',
  blacklistText: 'People you mute, restrict or block show here. You can remove them anytime.',
};
