export default {
  title: 'Encore une étape',
  lead: '{{provider}} nous a dit qui vous êtes. Choisissez le nom et l’adresse de votre profil, et votre compte est prêt. Aucun mot de passe n’est nécessaire.',
  emailKnown: 'Adresse fournie par {{provider}} : {{email}}',
  emailHelp:
    '{{provider}} ne nous donne pas votre adresse e-mail. Nous vous envoyons un lien pour la confirmer ; elle vous permettra de revenir.',
  cancel: 'Annuler',
  looking: 'Un instant…',
};
