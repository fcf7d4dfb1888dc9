export default {
  form: '写消息',
  label: '消息',
  placeholder: '写一条消息',
  send: '发送',
  more: '为消息添加内容',
  drop: '松开即可添加',
  left: {
    other: '还可以写 {{count}} 个字符。',
  },
  tooLong: {
    other: '超出 {{count}} 个字符。',
  },
  unreachable: '无法连接服务器。连接恢复后会发送您的消息。',
  lockedOut: '发送得太快了，稍后会继续发送。',
  held: '您的会话已结束。您写的内容会保留到您再次登录。',
  bars: {
    blocking: '您已拉黑此人。解除后才能写消息。',
    restricted: '此人不接收您的消息。',
    unanswered: '对方回复后您才能继续发送。',
    missing: '此人不存在，或无法接收消息。',
    gone: '此账户正在注销，没有人会读到您写的内容。',
  },
  blacklist: '打开黑名单',
  readOnly: '这里没有人会看到回复。',
};
