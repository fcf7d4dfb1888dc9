export default {
  undo: 'No se pudo deshacer para {{name}}.',
  offline: 'No hubo respuesta, así que puede estar hecho. Puedes volver a intentarlo sin riesgo.',
  throttled: 'Demasiados cambios seguidos. Espera un momento.',
  gone: '{{name}} ya no está aquí.',
  barred: 'Esto no está permitido con {{name}}.',
  failed: 'Algo ha fallado. Puedes volver a intentarlo sin riesgo.',
};
