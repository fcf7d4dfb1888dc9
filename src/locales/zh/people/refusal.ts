export default {
  undo: '未能撤销对 {{name}} 的操作。',
  offline: '没有收到响应，操作可能已经生效。您可以放心重试。',
  throttled: '更改太频繁，请稍等片刻。',
  gone: '{{name}} 已不存在。',
  barred: '不能对 {{name}} 进行此操作。',
  failed: '出了点问题。您可以放心重试。',
};
