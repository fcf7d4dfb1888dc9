export default {
  label: '与 {{name}} 的聊天的更多操作',
  clear: '清除通知',
  ban: '拉黑或静音…',
  report: '举报…',
  delete: '删除聊天',
};
