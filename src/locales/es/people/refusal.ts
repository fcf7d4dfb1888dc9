export default {
  undo: 'No se pudo deshacer para {{name}}.',
  offline: 'No tienes conexión. No ha cambiado nada.',
  throttled: 'Demasiados cambios seguidos. Espera un momento.',
  gone: '{{name}} ya no está aquí.',
  barred: 'Esto no está permitido con {{name}}.',
  failed: 'No ha funcionado. No ha cambiado nada; inténtalo de nuevo.',
};
