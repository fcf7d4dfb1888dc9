export default {
  title: 'Notifications',
  lead: "What you're notified of, on every device.",
  loading: 'Loading your notification settings',
  failed: "We couldn't load your notification settings.",
  likes: 'Likes on your posts',
  comments: 'Comments on your posts',
  followers: 'New followers',
  subscribers: 'New subscribers and renewals',
  purchases: 'Tips and purchases',
  always: 'Receipts, refunds and failed renewals always arrive.',
};
