export default {
  title: 'Décrivez ce que l’on voit',
  help: 'Pour les personnes qui ne la voient pas. 1 000 caractères au plus.',
  submit: 'Enregistrer la description',
  updated: 'La description est enregistrée.',
};
