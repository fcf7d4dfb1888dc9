export default {
  failed: '图片未能加载。',
};
