export default {
  ask: '拉黑',
  askLabel: '拉黑 {{name}}',
  forgive: {
    mute: '取消静音',
    restrict: '取消限制',
    block: '取消拉黑',
  },
  forgiveLabel: {
    mute: '取消静音 {{name}}',
    restrict: '取消限制 {{name}}',
    block: '取消拉黑 {{name}}',
  },
  undo: '撤销',
  undoBanLabel: {
    mute: '撤销：取消静音 {{name}}',
    restrict: '撤销：取消限制 {{name}}',
    block: '撤销：取消拉黑 {{name}}',
  },
  undoForgiveLabel: {
    mute: '撤销：重新静音 {{name}}',
    restrict: '撤销：重新限制 {{name}}',
    block: '撤销：重新拉黑 {{name}}',
  },
  again: '重试',
  againLabel: '重试：{{name}}',
  mute: '您已将 {{name}} 静音。',
  restrict: '您已限制 {{name}}。',
  block: '您已拉黑 {{name}}。',
  forgiven: {
    mute: '您已取消对 {{name}} 的静音。',
    restrict: '您已取消对 {{name}} 的限制。',
    block: '您已取消拉黑 {{name}}。',
  },
};
