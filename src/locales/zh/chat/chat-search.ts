export default {
  label: '搜索聊天',
  found: '找到的聊天',
  busy: '正在搜索',
  none: '没有与“{{text}}”的聊天',
  noneText: '只在与您聊过天的人中搜索。',
  failed: '无法搜索您的全部聊天。以下是之前已加载的。',
  count: {
    other: '找到 {{count}} 个聊天',
  },
};
