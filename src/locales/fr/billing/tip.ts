export default {
  amounts: 'Combien',
  own: 'Un autre montant',
  limits: 'Entre {{min}} et {{max}}',
  message: 'Un message pour {{name}}',
  optional: 'Facultatif',
  forPost: 'Pour une publication de {{name}}',
  forMessage: 'Pour un message de {{name}}',
  review: 'Continuer',
  cancel: 'Annuler',
  problems: {
    unreadable: 'Écrivez un montant, par exemple {{example}}.',
    tooSmall: 'Le plus petit pourboire est de {{min}}.',
    tooLarge: 'Le plus grand pourboire est de {{max}}.',
  },
};
