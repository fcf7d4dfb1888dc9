export default {
  discardTitle: '¿Salir sin enviar?',
  discardBody: 'Lo que escribiste aquí se perderá.',
  discardConfirm: 'Salir',
  discardCancel: 'Seguir editando',
};
