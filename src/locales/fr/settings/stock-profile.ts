export default {
  emailHelp: 'Si vous changez d’e-mail, vous devrez le vérifier à nouveau.',
};
