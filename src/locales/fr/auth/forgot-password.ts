export default {
  title: 'Réinitialiser le mot de passe',
  lead: 'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  submit: 'Envoyer le lien',
  back: 'Retour à la connexion',
  sentTitle: 'Consultez votre messagerie',
  sent: 'S’il existe un compte pour {{email}}, nous lui avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable une heure. Regardez aussi dans les indésirables.',
  resend: 'Renvoyer',
  cooling: {
    one: 'Vous pourrez demander un autre lien dans {{count}} seconde.',
    many: 'Vous pourrez demander un autre lien dans {{count}} de secondes.',
    other: 'Vous pourrez demander un autre lien dans {{count}} secondes.',
  },
  change: 'Utiliser une autre adresse',
};
