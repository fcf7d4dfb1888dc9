export default {
  form: '写消息',
  label: '消息',
  placeholder: '写消息',
  send: '发送',
  more: '为消息添加内容',
  drop: '松开即可添加',
  left: {
    other: '还可以写 {{count}} 个字符。',
  },
  tooLong: {
    other: '超出 {{count}} 个字符。',
  },
  unreachable: '无法连接。恢复连接后会发送您的消息。',
  lockedOut: '发送得太快了，稍后会继续发送。',
  unserved: '我们暂时无法接收消息，稍后会发送您的消息。',
  serverFull: '我们的存储空间已满，暂时无法保存任何内容。有空间后会发送您的消息。',
  held: '您的会话已结束。您写的内容会保留到您再次登录。',
  bars: {
    blocking: '您已拉黑此人。解除后才能发消息。',
    restricted: '此人不接收您的消息。',
    private: '此人只接收认识的人发来的消息。',
    unanswered: '对方回复后您才能继续发送。',
    missing: '此人不存在，或无法接收消息。',
    gone: '此账号正在注销，没有人会读到您写的内容。',
  },
  blacklist: '打开黑名单',
  readOnly: '这里没有人会看到回复。',
};
