export default {
  wrongPassword: 'Le mot de passe est incorrect.',
  unverified:
    'L’adresse de ce compte n’est pas encore vérifiée. Connectez-vous avec son mot de passe, suivez le lien de notre e-mail, puis associez-le.',
  title: 'Vous avez déjà un compte',
  lead: 'Il existe un compte avec l’adresse {{email}}. Saisissez son mot de passe une fois, et {{provider}} l’ouvrira désormais.',
  password: 'Mot de passe de ce compte',
  submit: 'Associer et se connecter',
  cancel: 'Pas maintenant',
  restart: 'Recommencer',
  linked:
    'Ce compte, ou celui que vous avez choisi, est déjà associé à un autre. Connectez-vous d’une autre façon.',
};
