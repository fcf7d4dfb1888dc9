export default {
  ask: 'Block',
  askLabel: 'Block {{name}}',
  forgive: {
    mute: 'Unmute',
    restrict: 'Unrestrict',
    block: 'Unblock',
  },
  forgiveLabel: {
    mute: 'Unmute {{name}}',
    restrict: 'Unrestrict {{name}}',
    block: 'Unblock {{name}}',
  },
  undo: 'Undo',
  undoBanLabel: {
    mute: 'Undo: unmute {{name}}',
    restrict: 'Undo: unrestrict {{name}}',
    block: 'Undo: unblock {{name}}',
  },
  undoForgiveLabel: {
    mute: 'Undo: mute {{name}} again',
    restrict: 'Undo: restrict {{name}} again',
    block: 'Undo: block {{name}} again',
  },
  again: 'Try again',
  againLabel: 'Try again for {{name}}',
  mute: 'You muted {{name}}.',
  restrict: 'You restricted {{name}}.',
  block: 'You blocked {{name}}.',
  forgiven: {
    mute: 'You unmuted {{name}}.',
    restrict: 'You unrestricted {{name}}.',
    block: 'You unblocked {{name}}.',
  },
};
