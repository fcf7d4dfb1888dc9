export default {
  ask: 'Bloquer',
  askLabel: 'Bloquer {{name}}',
  forgive: {
    mute: 'Retirer la sourdine',
    restrict: 'Lever la restriction',
    block: 'Débloquer',
  },
  forgiveLabel: {
    mute: 'Retirer la sourdine : {{name}}',
    restrict: 'Lever la restriction : {{name}}',
    block: 'Débloquer {{name}}',
  },
  undo: 'Annuler',
  undoBanLabel: {
    mute: 'Annuler : retirer la sourdine pour {{name}}',
    restrict: 'Annuler : lever la restriction pour {{name}}',
    block: 'Annuler : débloquer {{name}}',
  },
  undoForgiveLabel: {
    mute: 'Annuler : remettre {{name}} en sourdine',
    restrict: 'Annuler : restreindre à nouveau {{name}}',
    block: 'Annuler : bloquer à nouveau {{name}}',
  },
  again: 'Réessayer',
  againLabel: 'Réessayer pour {{name}}',
  mute: 'Vous avez mis {{name}} en sourdine.',
  restrict: 'Vous avez restreint l’accès de {{name}}.',
  block: 'Vous avez bloqué {{name}}.',
  forgiven: {
    mute: '{{name}} n’est plus en sourdine.',
    restrict: 'Vous avez levé la restriction pour {{name}}.',
    block: 'Vous avez débloqué {{name}}.',
  },
};
