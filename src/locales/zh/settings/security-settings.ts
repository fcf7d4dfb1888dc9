export default {
  title: '安全',
  retry: '重试',
  unreachable: '没有收到响应，更改可能已经生效。请重试。',
};
