export default {
  title: '协议',
  accept: '我接受',
  decline: '暂不',
  missing: '找不到此协议，因此无法接受。请联系我们。',
  selling: '要出售您的内容，请先接受此协议。',
  explicit: '要发布露骨内容，请先接受此协议。',
};
