export default {
  title: '我的邀请链接',
  tab: '我的链接',
  terms: {
    other: '您邀请的每个人在 {{count}} 个月内的收入，您可获得其中的 {{percent}}。',
  },
  loading: '正在加载您的链接',
  failed: '无法加载您的链接。',
  retry: '重试',
  new: '新建链接',
  label: '备注',
  labelHelp: '只有您能看到，例如您打算在哪里发布这个链接。',
  wait: {
    other: '一次创建的链接太多。请等待 {{count}} 秒。',
  },
  createFailed: '无法确认新链接是否已创建。请重试：不会重复创建。',
  full: {
    other: '您已有 {{count}} 个链接，已达上限。撤销一个后才能新建。',
  },
  none: '还没有链接',
  would: '创建一个，发给别人，然后在这里查看结果。',
  unnamed: '没有备注的链接',
  address: '{{thing}} 的地址',
  clicks: {
    other: '{{count}} 次点击',
  },
  registrations: {
    other: '{{count}} 次注册',
  },
  revoke: '撤销',
  revokeNamed: '撤销：{{thing}}',
  stops: '此链接对所有人都会失效。此操作无法撤销。',
  keep: '保留',
  revokeNow: '撤销链接',
  revokeFailed: '无法确认链接是否已失效，请重试。',
  made: '链接已就绪。',
  revoked: '链接已撤销。',
};
