export default {
  label: {
    one: 'J’aime, {{count}} j’aime',
    many: 'J’aime, {{count}} de j’aime',
    other: 'J’aime, {{count}} j’aime',
  },
  likeRefused: 'Votre « j’aime » n’est pas passé.',
  unlikeRefused: 'Votre « j’aime » n’a pas pu être retiré.',
};
