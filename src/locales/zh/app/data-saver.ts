export default {
  label: '省流量模式',
  auto: '自动',
  autoNow: '正在省流量：网络较慢，或浏览器要求如此。',
  on: '开启',
  off: '关闭',
};
