export default {
  label: 'Titre',
  save: 'Enregistrer',
  leave: 'Laisser tel quel',
  saved: 'Titre enregistré.',
  unsaved: 'Non enregistré. Veuillez réessayer.',
  stale:
    'Cette publication a été modifiée sur un autre appareil. Laissez-la telle quelle pour voir cette version.',
};
