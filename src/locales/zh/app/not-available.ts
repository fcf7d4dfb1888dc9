export default {
  title: '暂未开放',
  text: '产品的这一部分尚未完成。',
};
