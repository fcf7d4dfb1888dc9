export default {
  title: '编辑消息',
  label: '新内容',
  save: '保存',
  cancel: '停止编辑',
  late: '消息发送后 15 分钟内可以编辑。',
  bought: '此消息已被购买，保持原样。',
  restricted: '此人不接收您的消息。',
  gone: '此消息已不存在。',
  unreachable: '无法连接。您的内容已保留，请重试。',
  refused: '修改未被接受。您的内容已保留。',
};
