export default {
  dialogFlow: {
    title: '加载失败',
    text: '网站的一部分未能加载。您可以再试一次。',
  },

  dialogs: {
    lost: '无法打开此窗口。请稍后再试。',
    done: '完成',
  },

  discardDialog: {
    discardTitle: '内容尚未发送，要离开吗？',
    discardBody: '您在此输入的内容将会丢失。',
    discardConfirm: '放弃',
    discardCancel: '继续编辑',
  },

  refusalNotice: {
    failed: '出了点问题。您可以放心重试。',
    unreachable: '无法连接。您可以放心重试。',
    gone: '此内容已不存在。',
    wait: {
      other: '尝试次数过多。请在 {{count}} 秒后重试。',
    },
  },

  shortcutHelp: {
    title: '键盘快捷键',
    close: '关闭',
    off: '您可以在设置的“网站”中关闭其中任何一项。',
    groups: {
      cards: '帖子',
      goTo: '前往',
      anywhere: '所有页面',
    },
    keys: {
      cards: '下一条和上一条帖子',
      like: '点赞',
      comments: '评论',
      open: '打开',
      share: '复制链接',
      newPosts: '显示新帖子',
      filter: '跳到筛选',
      home: '首页',
      explore: '探索',
      messages: '消息',
      billing: '账单',
      library: '媒体库',
      search: '搜索',
      newPost: '新帖子',
      help: '这些按键',
      discreet: '隐私模式',
      regions: '页面的下一部分',
      toasts: '通知',
      leave: '关闭当前内容',
    },
  },

  unsavedWords: {
    title: '不保存就离开？',
    body: '您在此页面输入或更改的内容将会丢失。',
    leave: '离开',
    stay: '继续编辑',
  },
};
