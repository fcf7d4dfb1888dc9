export default {
  title: 'Créez votre compte',
  submit: 'Créer un compte',
  displayName: 'Nom affiché',
  displayNameHelp: 'Le nom que les gens voient. Vous pourrez le changer plus tard.',
  haveAccount: 'J’ai déjà un compte',
  refusals: {
    emailTaken:
      'Un compte existe déjà avec cette adresse. Connectez-vous ou utilisez une autre adresse.',
    email: 'Saisissez une adresse e-mail, comme nom@example.com.',
    displayNameLong: 'Utilisez 50 caractères au maximum.',
    displayNameUnseen: 'Choisissez un nom sans caractères invisibles ni accents superposés.',
    displayNameLink: 'Un nom ne peut pas être un lien.',
    displayNameReserved: 'Ce nom est réservé au site lui-même. Choisissez-en un autre.',
    displayNameAlike: 'Ce nom ressemble à celui d’un profil vérifié. Choisissez-en un autre.',
    passwordShort: 'Utilisez au moins 8 caractères.',
    passwordLong: 'Utilisez 128 caractères au maximum.',
    passwordCommon: 'Ce mot de passe est parmi les premiers essayés. Choisissez-en un autre.',
    passwordOwn:
      'Le mot de passe ne peut pas être votre adresse e-mail ni votre nom d’utilisateur.',
  },
  passwordHelp:
    'Au moins 8 caractères. Quelques mots que personne d’autre n’associerait sont faciles à retenir et difficiles à deviner.',
};
