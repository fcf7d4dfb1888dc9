export default {
  remove: 'Supprimer le dossier {{name}} ?',
  removeNow: 'Supprimer le dossier',
  empty: 'Le dossier est vide.',
  stays: {
    one: 'Il contient {{count}} fichier, qui reste dans votre bibliothèque.',
    many: 'Il contient {{count}} de fichiers, qui restent dans votre bibliothèque.',
    other: 'Il contient {{count}} fichiers, qui restent dans votre bibliothèque.',
  },
};
