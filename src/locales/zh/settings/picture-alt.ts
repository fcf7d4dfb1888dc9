export default {
  title: '描述画面内容',
  help: '供看不到图片的人使用。最多 1000 个字符。',
  submit: '保存描述',
  updated: '描述已保存。',
};
