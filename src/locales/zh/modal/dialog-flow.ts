export default {
  title: '加载失败',
  text: '网站的一部分未能加载。您可以再试一次。',
};
