export default {
  ask: 'Bloquear',
  askLabel: 'Bloquear {{name}}',
  forgive: {
    mute: 'Deixar de silenciar',
    restrict: 'Deixar de restringir',
    block: 'Desbloquear',
  },
  forgiveLabel: {
    mute: 'Deixar de silenciar {{name}}',
    restrict: 'Deixar de restringir {{name}}',
    block: 'Desbloquear {{name}}',
  },
  undo: 'Desfazer',
  undoBanLabel: {
    mute: 'Desfazer: deixar de silenciar {{name}}',
    restrict: 'Desfazer: deixar de restringir {{name}}',
    block: 'Desfazer: desbloquear {{name}}',
  },
  undoForgiveLabel: {
    mute: 'Desfazer: silenciar {{name}} de novo',
    restrict: 'Desfazer: restringir {{name}} de novo',
    block: 'Desfazer: bloquear {{name}} de novo',
  },
  again: 'Tentar de novo',
  againLabel: 'Tentar de novo com {{name}}',
  mute: 'Você silenciou {{name}}.',
  restrict: 'Você restringiu {{name}}.',
  block: 'Você bloqueou {{name}}.',
  forgiven: {
    mute: 'Você deixou de silenciar {{name}}.',
    restrict: 'Você deixou de restringir {{name}}.',
    block: 'Você desbloqueou {{name}}.',
  },
};
