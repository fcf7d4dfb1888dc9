export default {
  invited: 'Invitation de {{name}}',
  invitedText: 'Nous nous en souviendrons quand vous créerez votre compte.',
  unnamed: 'Vous avez reçu une invitation',
};
