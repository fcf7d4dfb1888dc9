export default {
  label: '与 {{name}} 的聊天：更多',
  clear: '清除通知',
  ban: '屏蔽或静音…',
  report: '举报…',
  delete: '删除聊天',
};
