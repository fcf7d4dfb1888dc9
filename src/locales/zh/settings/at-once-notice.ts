export default {
  refused: '未保存，请重试。',
};
