export default {
  lost: 'Cette fenêtre n’a pas pu s’ouvrir. Réessayez plus tard.',
  done: 'Terminé',
};
