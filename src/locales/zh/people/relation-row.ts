export default {
  followed: '自 {{date}} 起关注',
  follower: '自 {{date}} 起关注你',
  active: '有效：{{date}} 续订',
  activeFor: '有效：{{date}} 以 {{price}} 续订',
  ending: '{{date}} 结束：自动续订已关闭',
  expired: '已于 {{date}} 过期',
  mute: '自 {{date}} 起静音',
  restrict: '自 {{date}} 起限制',
  block: '自 {{date}} 起屏蔽',
};
