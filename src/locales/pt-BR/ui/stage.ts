export default {
  previous: 'Anterior',
  next: 'Próximo',
};
