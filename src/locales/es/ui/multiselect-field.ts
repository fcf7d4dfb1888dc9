export default {
  open: 'Mostrar la lista',
  none: 'No hay coincidencias.',
  remove: 'Quitar {{choice}}',
};
