export default {
  label: 'Tu comentario',
  save: 'Guardar',
  leave: 'Dejarlo como está',
  unsaved: 'No pudimos confirmar el cambio. Inténtalo de nuevo.',
  tooLate: 'Un comentario se puede editar durante 15 minutos; este es más antiguo.',
  removing: 'Se eliminará en un momento.',
  undo: 'Deshacer',
  kept: 'No pudimos confirmar que se eliminó.',
};
