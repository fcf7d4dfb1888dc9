export default {
  label: 'À propos de cette personne',
  open: 'À propos de {{name}}',
};
