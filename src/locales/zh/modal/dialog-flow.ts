export default {
  title: '未能加载',
  text: '网站的一部分未能加载。你可以再试一次。',
};
