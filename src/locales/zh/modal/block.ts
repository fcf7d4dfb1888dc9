export default {
  title: '限制 {{name}}',
  lead: '选择从现在起的变化。你可以随时撤销。',
  legend: '要怎么做？',
  now: '当前生效',
  mute: {
    label: '隐藏',
    first: '你不再看到对方的帖子和消息。',
    second: '对方仍能看到你并给你写消息，且不会收到通知。',
    done: '已隐藏 {{name}}。',
  },
  restrict: {
    label: '限制',
    first: '对方可以阅读你发布的内容。',
    second: '对方不能给你写消息，尝试时会看到提示。',
    done: '已限制 {{name}}。',
  },
  block: {
    label: '屏蔽',
    first: '对方不再看到你的任何内容，且不会收到通知。',
    second: '你们不再互相关注；你们之间的续订会取消，不予退款。',
    done: '已屏蔽 {{name}}。',
  },
  undo: '撤销',
  undone: '已解除对 {{name}} 的限制。',
};
