export default {
  publish: 'Publication en cours',
  apply: 'Application de vos modifications',
  duplicate: 'Copie en cours',
  failed: 'Cela n’a pas fonctionné. Rien n’est perdu.',
  stale: 'Cette publication a été modifiée sur un autre appareil.',
  tooMany: 'Vous avez le maximum de brouillons. Jetez-en un d’abord.',
  identity: 'Vérifiez votre identité pour vendre des publications.',
  incomplete: 'Il y manque quelque chose. Modifiez-la d’abord.',
};
