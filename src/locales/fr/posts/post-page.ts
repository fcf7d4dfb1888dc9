export default {
  documentTitle: '{{title}}, {{name}}',
  title: 'Publication',
  loading: 'Chargement de la publication',
  failed: 'Impossible de charger cette publication.',
  subscribe: 'S’abonner pour la voir',
  tip: 'Envoyer un pourboire',
  copy: 'Copier le lien',
  copied: 'Le lien est copié : {{link}}',
  copyRefused: 'Le navigateur ne permet pas de copier. Voici le lien : {{link}}',
  media: 'Images et vidéos de cette publication',
  about: 'Qui l’a créée',
  seeProfile: 'Voir le profil',
};
