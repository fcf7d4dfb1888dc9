export default {
  open: 'Mostrar a lista',
  none: 'Nada encontrado.',
  remove: 'Remover {{choice}}',
};
