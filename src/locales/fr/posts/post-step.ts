export default {
  publish: 'Publication en cours',
  apply: 'Application de vos modifications',
  duplicate: 'Copie en cours',
  failed: 'Une erreur s’est produite. Votre publication est en sécurité.',
  stale: 'Cette publication a été modifiée sur un autre appareil.',
  tooMany: 'Vous avez le maximum de brouillons. Supprimez-en un d’abord.',
  identity: 'Vérifiez votre identité pour vendre des publications.',
  incomplete: 'Il y manque quelque chose. Modifiez-la d’abord.',
};
