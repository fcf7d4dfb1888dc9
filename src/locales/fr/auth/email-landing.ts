export default {
  landing: 'Vérification de l’e-mail',
  checking: 'Vérification de votre adresse…',
  done: 'Votre e-mail est vérifié.',
  goOn: 'Continuer',
  failed: 'La vérification de l’e-mail a échoué.',
  expired: 'Le lien est ancien ou a été modifié. Envoyez-en un nouveau.',
  unauthorized: 'Le lien appartient à un autre compte.',
  unverified: 'Votre adresse n’est pas encore vérifiée.',
  newLink: 'Envoyer un nouveau lien',
  signIn: 'Se connecter pour continuer',
  signedOut: 'Connectez-vous pour continuer.',
  retry: 'Réessayer',
};
