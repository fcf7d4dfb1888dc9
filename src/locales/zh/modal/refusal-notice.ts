export default {
  failed: '出了点问题。您可以放心重试。',
  unreachable: '无法连接。您可以放心重试。',
  gone: '此内容已不存在。',
  wait: {
    other: '尝试次数过多。请在 {{count}} 秒后重试。',
  },
};
