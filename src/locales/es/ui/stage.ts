export default {
  previous: 'Anterior',
  next: 'Siguiente',
};
