export default {
  create: 'Nouveau dossier',
  rename: 'Renommer le dossier {{thing}}',
  name: 'Nom',
  limit: 'Jusqu’à {{count}} caractères.',
  add: 'Créer',
  save: 'Enregistrer',
  taken: 'Vous avez déjà un dossier de ce nom.',
  long: '{{count}} caractères au plus.',
  missing: 'Ce dossier n’existe plus.',
};
