export default {
  remove: 'Supprimer le dossier {{thing}} ?',
  removeNow: 'Supprimer le dossier',
  empty: 'Le dossier est vide.',
  stays: {
    one: 'Il contient {{count}} fichier, qui reste dans votre médiathèque.',
    many: 'Il contient {{count}} de fichiers, qui restent dans votre médiathèque.',
    other: 'Il contient {{count}} fichiers, qui restent dans votre médiathèque.',
  },
};
