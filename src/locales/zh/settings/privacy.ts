export default {
  writers: {
    label: '谁可以给您发消息',
    everyone: '所有人',
    known: '您认识的人',
    nobody: '不接受新的人',
    help: '您认识的人包括您关注或订阅的人，以及订阅您的人。您发过消息的人始终可以回复。',
  },
  online: {
    label: '谁能看到您在线',
    shown: '所有人',
    hidden: '任何人都不能',
    help: '如果没有人能看到，您在聊天中也看不到别人是否在线。',
  },
  finding: {
    label: '搜索和推荐',
    shown: '显示我',
    hidden: '隐藏我',
    help: '知道链接的人仍可打开您的主页。',
  },
};
