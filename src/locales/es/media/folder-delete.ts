export default {
  remove: '¿Eliminar la carpeta {{thing}}?',
  removeNow: 'Eliminar carpeta',
  empty: 'La carpeta está vacía.',
  stays: {
    one: 'Contiene {{count}} archivo. Se queda en tu biblioteca.',
    many: 'Contiene {{count}} de archivos. Se quedan en tu biblioteca.',
    other: 'Contiene {{count}} archivos. Se quedan en tu biblioteca.',
  },
};
