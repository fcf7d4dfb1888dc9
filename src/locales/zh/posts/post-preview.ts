export default {
  title: '预览',
  open: '预览',
  as: '预览身份',
  guest: '访客',
  follower: '关注者',
  subscriber: '订阅者',
  buyer: '购买者',
  seenBy: {
    guest: '访客所见',
    follower: '关注者所见',
    subscriber: '订阅者所见',
    buyer: '购买者所见',
  },
};
