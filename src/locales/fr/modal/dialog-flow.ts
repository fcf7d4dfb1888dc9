export default {
  title: 'Le chargement a échoué',
  text: 'Une partie du site ne s’est pas chargée. Vous pouvez réessayer.',
};
