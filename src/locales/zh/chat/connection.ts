export default {
  connecting: '正在连接…',
  reconnecting: '正在重新连接…',
  unavailable: '实时连接已断开。恢复后会显示新消息。',
  refused: '实时消息已关闭。您写的内容仍会发送。',
  barred: '无法开启实时消息，正在重试…',
  retry: '立即重试',
};
