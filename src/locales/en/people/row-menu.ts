export default {
  open: 'Open profile',
  message: 'Message',
  subscription: 'Subscription',
  ban: 'Mute, restrict or block',
  change: 'Change the ban',
};
