export default {
  title: '对 {{name}} 的限制',
  lead: '请选择从现在起如何处理。您可以随时撤销。',
  legend: '要怎么做？',
  now: '当前生效',
  mute: {
    label: '静音',
    first: '您不再看到对方的帖子和消息。',
    second: '对方仍能看到您并给您发消息，且不会收到通知。',
    done: '已将 {{name}} 静音。',
  },
  restrict: {
    label: '限制',
    first: '对方可以阅读您发布的内容。',
    second: '对方不能给您发消息，尝试时会看到提示。',
    done: '已限制 {{name}}。',
  },
  block: {
    label: '拉黑',
    first: '对方不再看到您的任何内容，且不会收到通知。',
    second:
      '您与对方不再互相关注。对方对您的订阅会结束，未使用的天数将退款；您对对方的订阅不再续费。',
    done: '已拉黑 {{name}}。',
  },
  undo: '撤销',
};
