export default {
  title: 'Déplacer dans un dossier',
  folder: 'Dossier',
  none: 'Aucun dossier',
  now: 'Déplacer',
  loading: 'Chargement de vos dossiers',
  unloaded: 'Impossible de charger vos dossiers. Rien n’est perdu.',
  again: 'Réessayer',
  noFolders: 'Vous n’avez pas encore de dossier. Créez-en un dans votre bibliothèque.',
  moved: 'Déplacé dans {{name}}.',
  out: 'Retiré du dossier.',
  files: {
    one: '{{count}} fichier',
    many: '{{count}} fichiers',
    other: '{{count}} fichiers',
  },
};
