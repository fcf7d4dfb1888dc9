export default {
  title: 'Déplacer dans un dossier',
  folder: 'Dossier',
  none: 'Aucun dossier',
  now: 'Déplacer',
  loading: 'Chargement de vos dossiers',
  unloaded: 'Impossible de charger vos dossiers.',
  again: 'Réessayer',
  noFolders: 'Vous n’avez pas encore de dossier. Créez-en un dans votre médiathèque.',
  moved: 'Déplacé dans {{thing}}.',
  out: 'Retiré du dossier.',
  files: {
    one: '{{count}} fichier',
    many: '{{count}} de fichiers',
    other: '{{count}} fichiers',
  },
};
