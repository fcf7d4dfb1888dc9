export default {
  label: 'Votre commentaire',
  save: 'Enregistrer',
  leave: 'Laisser tel quel',
  unsaved: 'Nous n’avons pas pu confirmer la modification. Réessayez.',
  tooLate: 'Un commentaire peut être modifié pendant 15 minutes ; celui-ci est plus ancien.',
  removing: 'Sera supprimé dans un instant.',
  undo: 'Annuler',
  kept: 'Nous n’avons pas pu confirmer la suppression.',
};
