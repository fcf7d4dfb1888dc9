export default {
  label: {
    one: 'J’aime, {{count}} mention J’aime',
    many: 'J’aime, {{count}} de mentions J’aime',
    other: 'J’aime, {{count}} mentions J’aime',
  },
  likeRefused: 'Votre mention J’aime n’a pas été enregistrée.',
  unlikeRefused: 'Nous n’avons pas pu retirer votre mention J’aime.',
};
