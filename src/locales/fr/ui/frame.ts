export default {
  skip: 'Aller au contenu',
  discreet: 'Le mode discret est activé',
};
