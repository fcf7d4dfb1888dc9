export default {
  label: {
    other: '赞，{{count}} 个赞',
  },
  likeRefused: '点赞没有成功。',
  unlikeRefused: '未能取消点赞。',
};
