export default {
  amounts: '金额',
  own: '其他金额',
  limits: '{{min}} 至 {{max}}',
  message: '给 {{name}} 的留言',
  optional: '选填',
  forPost: '打赏 {{name}} 的帖子',
  forMessage: '打赏 {{name}} 的消息',
  review: '继续',
  cancel: '取消',
  problems: {
    unreadable: '请输入金额，例如 {{example}}。',
    tooSmall: '最低打赏 {{min}}。',
    tooLarge: '最高打赏 {{max}}。',
  },
};
