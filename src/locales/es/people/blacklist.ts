export default {
  ask: 'Bloquear',
  askLabel: 'Bloquear a {{name}}',
  forgive: {
    mute: 'Quitar silencio',
    restrict: 'Quitar restricción',
    block: 'Desbloquear',
  },
  forgiveLabel: {
    mute: 'Quitar el silencio a {{name}}',
    restrict: 'Quitar la restricción a {{name}}',
    block: 'Desbloquear a {{name}}',
  },
  undo: 'Deshacer',
  undoBanLabel: {
    mute: 'Deshacer: quitar el silencio a {{name}}',
    restrict: 'Deshacer: quitar la restricción a {{name}}',
    block: 'Deshacer: desbloquear a {{name}}',
  },
  undoForgiveLabel: {
    mute: 'Deshacer: volver a silenciar a {{name}}',
    restrict: 'Deshacer: volver a restringir a {{name}}',
    block: 'Deshacer: volver a bloquear a {{name}}',
  },
  again: 'Reintentar',
  againLabel: 'Reintentar con {{name}}',
  mute: 'Silenciaste a {{name}}.',
  restrict: 'Restringiste a {{name}}.',
  block: 'Bloqueaste a {{name}}.',
  forgiven: {
    mute: 'Quitaste el silencio a {{name}}.',
    restrict: 'Quitaste la restricción a {{name}}.',
    block: 'Desbloqueaste a {{name}}.',
  },
};
