export default {
  invited: '{{name}} vous a invité',
  invitedText: 'Nous nous en souviendrons quand vous créerez votre compte.',
  unnamed: 'Vous avez été invité',
};
