export default {
  title: '安全',
  retry: '重试',
  unreachable: '无法连接服务器。没有任何更改，请重试。',
};
