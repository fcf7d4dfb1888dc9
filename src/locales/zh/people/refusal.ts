export default {
  undo: '未能对 {{name}} 撤销。',
  offline: '你已离线。没有任何更改。',
  throttled: '更改太频繁，请稍等片刻。',
  gone: '{{name}} 已不在这里。',
  barred: '不能对 {{name}} 这样做。',
  failed: '没有成功。没有任何更改，请重试。',
};
