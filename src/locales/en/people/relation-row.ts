export default {
  followed: 'Followed since {{date}}',
  follower: 'Follows you since {{date}}',
  active: 'Active: renews on {{date}}',
  activeFor: 'Active: renews on {{date}} for {{price}}',
  ending: 'Ends on {{date}}: auto-renew is off',
  expired: 'Expired on {{date}}',
  mute: 'Muted since {{date}}',
  restrict: 'Restricted since {{date}}',
  block: 'Blocked since {{date}}',
};
