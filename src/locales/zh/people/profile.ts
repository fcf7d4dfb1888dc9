export default {
  documentTitle: '{{name}}（@{{username}}）',
  title: '个人主页',
  handle: '@{{username}}',
  about: '简介',
  more: '展开',
  less: '收起',
  loading: '正在加载 {{name}} 的主页',
  failed: '无法加载此主页，请重试。',
  missing: '没有使用此用户名的人。',
  retry: '重试',
  following: '已关注',
  followsYou: '关注了您',
  counts: { country: '国家或地区', media: '图片和视频', joined: '加入时间' },
  posts: {
    other: '{{count}} 条帖子',
  },
  followers: {
    other: '{{count}} 位关注者',
  },
};
