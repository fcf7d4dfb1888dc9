export default {
  title: '本站未提供',
  text: '本站没有这部分功能。',
};
