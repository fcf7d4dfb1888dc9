export default {
  title: '我的邀请链接',
  tab: '我的链接',
  terms: {
    other: '您邀请的每个人在 {{count}} 个月内的收入，您可获得其中的 {{percent}}。',
  },
  loading: '正在加载你的链接',
  failed: '无法加载你的链接。',
  retry: '重试',
  new: '新建链接',
  label: '标签',
  labelHelp: '只有你能看到，例如你打算在哪里发布这个链接。',
  wait: {
    other: '一次创建的链接太多。请等待 {{count}} 秒。',
  },
  createFailed: '链接未创建。没有任何更改。',
  full: {
    other: '你已有 {{count}} 个链接，已达上限。撤销一个后才能新建。',
  },
  none: '还没有链接',
  would: '创建一个，发给别人，然后在这里查看结果。',
  unnamed: '没有标签的链接',
  address: '{{name}}的地址',
  clicks: {
    other: '{{count}} 次点击',
  },
  registrations: {
    other: '{{count}} 次注册',
  },
  revoke: '撤销',
  revokeNamed: '撤销：{{name}}',
  stops: '所有拥有此链接的人都将无法再使用它。此操作无法撤回。',
  keep: '保留',
  revokeNow: '撤销链接',
  revokeFailed: '链接仍然有效。没有任何更改。',
  made: '链接已就绪。',
  revoked: '链接已撤销。',
};
