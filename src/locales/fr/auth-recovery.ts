export default {
  forgot: {
    title: 'Réinitialiser le mot de passe',
    lead: 'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez votre messagerie',
    sent: 'S’il existe un compte pour {{email}}, nous lui avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable une heure. Regardez aussi dans les indésirables.',
    resend: 'Renvoyer',
    cooling: {
      one: 'Vous pourrez demander un autre lien dans {{count}} seconde.',
      many: 'Vous pourrez demander un autre lien dans {{count}} secondes.',
      other: 'Vous pourrez demander un autre lien dans {{count}} secondes.',
    },
    change: 'Utiliser une autre adresse',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    updated: 'Votre mot de passe a été mis à jour !',
    expiredTitle: 'Ce lien ne fonctionne plus',
    expiredText:
      'Il date de plus d’une heure ou a déjà servi. Nous pouvons vous en envoyer un nouveau.',
    linklessTitle: 'Le lien n’est pas complet',
    linklessText:
      'Pour votre sécurité, sa partie secrète n’est pas gardée dans l’adresse. Rouvrez le lien de votre e-mail ou demandez-en un nouveau.',
    newLink: 'Demander un nouveau lien',
  },
};
