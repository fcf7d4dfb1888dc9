export default {
  skip: 'Aller au contenu',
};
