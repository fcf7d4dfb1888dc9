export default {
  open: 'Ajouter un emoji',
  panel: 'Emoji',
  search: 'Rechercher un emoji',
  tone: 'Changer la couleur de peau',
  none: 'Aucun emoji ne porte ce nom.',
  added: '{{emoji}} ajouté',
};
