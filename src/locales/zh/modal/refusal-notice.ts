export default {
  failed: '操作未成功。没有任何更改，请再试一次。',
  unreachable: '无法连接服务器。你可以放心重试。',
  gone: '此内容已不存在。',
  wait: {
    other: '尝试次数过多。请在 {{count}} 秒后再试。',
  },
};
