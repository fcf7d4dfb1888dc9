export default {
  label: 'Titre',
  save: 'Enregistrer',
  leave: 'Laisser tel quel',
  saved: 'Titre enregistré.',
  unsaved: 'Nous n’avons pas pu confirmer le titre. Réessayez.',
  stale:
    'Cette publication a été modifiée sur un autre appareil. Ne changez rien pour voir cette version.',
};
