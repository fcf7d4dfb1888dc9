export default {
  discardTitle: '¿Salir sin enviar?',
  discardBody: 'Lo que escribiste aquí se perderá.',
  discardConfirm: 'Descartar',
  discardCancel: 'Seguir editando',
};
