export default {
  landing: 'Vérification de l’e-mail',
  checking: 'Vérification de votre adresse...',
  done: 'Votre adresse e-mail est vérifiée.',
  goOn: 'Continuer',
  failed: 'La vérification de l’e-mail a échoué.',
  expired: 'Le lien est trop ancien ou a été modifié en chemin.',
  unauthorized: 'Le lien appartient à un autre compte.',
  unverified: 'Votre adresse n’est pas encore vérifiée.',
  newLink: 'Envoyer un nouveau lien',
  signIn: 'Se connecter pour continuer',
  signedOut: 'Connectez-vous pour continuer.',
  retry: 'Réessayer',
};
