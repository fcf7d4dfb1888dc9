export default {
  label: '写评论',
  send: '发送评论',
  sending: '正在发送',
  unsent: '无法确认评论是否已发布。请重试：不会重复发布。',
  discard: '删除',
  tooLong: '评论最多 1000 个字符。',
  left: {
    other: '还可输入 {{count}} 个字符',
  },
};
