export default {
  label: 'Raccourcis clavier',
  on: 'Activés',
  off: 'Désactivés',
  show: 'Voir les touches',
  copied: 'Le lien est copié : {{link}}',
  copyRefused: 'Le navigateur ne nous laisse pas copier. Voici le lien : {{link}}',
};
