export default {
  invited: '{{name}} invited you',
  invitedText: 'We will remember that when you create your account.',
  unnamed: 'You were invited',
};
