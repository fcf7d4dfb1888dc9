export default {
  named: '发给 {{name}} 的一条消息需要您查看。',
  unnamed: '有一条消息需要您查看。',
};
