export default {
  title: 'Le chargement a échoué',
  text: 'Une partie du site n’a pas pu être chargée. Vous pouvez réessayer une fois.',
};
