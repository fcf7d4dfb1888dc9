export default {
  filters: {
    all: '所有人',
    active: '有效',
    ending: '即将到期',
    expired: '已过期',
    mute: '已静音',
    restrict: '已限制',
    block: '已拉黑',
  },
  sorts: {
    newest: '最新在前',
    oldest: '最早在前',
    name: '按名称',
    soonest: '最近日期在前',
  },
};
