export default {
  open: 'Open profile',
  message: 'Message',
  subscription: 'Subscription',
  ban: 'Mute, restrict or block',
  change: 'Change mute or block',
};
