export default {
  title: 'Créez votre compte',
  submit: 'Créer un compte',
  username: 'Nom d’utilisateur',
  displayName: 'Nom affiché',
  usernameHelp:
    'De 2 à 30 lettres, chiffres, tirets ou traits de soulignement. C’est l’adresse de votre profil.',
  displayNameHelp: 'Le nom que les gens voient. Vous pourrez le changer plus tard.',
  checking: 'Vérification de la disponibilité du nom...',
  free: '{{name}} est libre.',
  problems: {
    taken: 'Quelqu’un a déjà ce nom d’utilisateur. Choisissez-en un autre.',
    reserved: 'Ce nom est réservé au site. Choisissez-en un autre.',
    invalid: 'Utilisez de 2 à 30 lettres, chiffres, tirets ou traits de soulignement.',
  },
  agree: 'En cliquant sur Créer un compte, vous acceptez la {{privacy}} et les {{terms}}.',
  privacy: 'politique de confidentialité',
  terms: 'conditions d’utilisation',
  newTab: '(s’ouvre dans un nouvel onglet)',
  invited: '{{name}} vous a invité',
  invitedText: 'Nous nous en souviendrons quand vous créerez votre compte.',
  unnamed: 'Vous avez été invité',
  haveAccount: 'J’ai déjà un compte',
  refusals: {
    emailTaken:
      'Un compte existe déjà avec cette adresse. Connectez-vous ou utilisez une autre adresse.',
    email: 'Saisissez une adresse e-mail, comme nom@example.com.',
    displayNameLong: 'Utilisez 50 caractères au maximum.',
    passwordShort: 'Utilisez au moins 8 caractères.',
    passwordLong: 'Utilisez 128 caractères au maximum.',
    passwordCommon: 'Ce mot de passe est parmi les premiers essayés. Choisissez-en un autre.',
    passwordOwn:
      'Le mot de passe ne peut pas être votre adresse e-mail ni votre nom d’utilisateur.',
  },
  passwordHelp:
    'Au moins 8 caractères. Quelques mots que vous seul réuniriez sont faciles à retenir et difficiles à deviner.',
};
