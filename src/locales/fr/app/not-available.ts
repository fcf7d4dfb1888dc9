export default {
  title: 'Non proposé ici',
  text: 'Ce site ne propose pas cette fonction.',
};
