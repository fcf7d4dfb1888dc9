export default {
  title: '通知',
  lead: '在您的所有设备上通知哪些内容。',
  loading: '正在加载通知设置',
  failed: '无法加载您的通知设置。',
  likes: '帖子收到的赞',
  comments: '帖子收到的评论',
  followers: '新关注者',
  subscribers: '新订阅者和续费',
  purchases: '打赏和购买',
  always: '收据、退款和续费失败的通知始终会发送。',
};
