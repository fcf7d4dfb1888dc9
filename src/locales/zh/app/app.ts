export default {
  misconfiguredTitle: '本站配置有误',
  missing: '配置中缺少“{{field}}”，需要由网站管理者添加。',
  malformed: '配置中的“{{field}}”不正确，需要由网站管理者更正。',
  unreachableTitle: '无法连接',
  unreachableText: '网站可能繁忙，或您已离线。请重试。',
  retry: '重试',
};
