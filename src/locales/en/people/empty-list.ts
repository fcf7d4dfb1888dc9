export default {
  subscriptionsTitle: 'No subscriptions yet',
  subscriptionsText:
    'Creators you subscribe to will be here, with the date and the price of the next charge.',
  followedTitle: 'You follow nobody yet',
  followedText: 'People you follow will be here, and their posts in your feed.',
  subscribersTitle: 'No subscribers yet',
  subscribersText: 'Whoever pays for your posts will be here, with the date it runs to.',
  followersTitle: 'No followers yet',
  followersText: 'People who follow you will be here. Posting something is a good start.',
  blacklistTitle: 'Nobody is banned',
  blacklistText: 'People you mute, restrict or block will be here, and you can forgive them here.',
};
