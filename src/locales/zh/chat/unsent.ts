export default {
  named: '发给 {{name}} 的一条消息未能发送。',
  unnamed: '有一条消息未能发送。',
};
