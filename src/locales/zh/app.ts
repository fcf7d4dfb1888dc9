export default {
  accountClosed: {
    title: '您的账号已关闭',
    heading: '您的账号将于 {{date}} 删除',
    lead: '其他人已看不到它，也不会扣款。在此之前，一键即可恢复全部内容。',
    keep: '保留我的账号',
    ended: '在此期间结束的续费：{{names}}。',
    endedOne: '{{name}}（{{date}}）',
    gone: '此账号已不存在。',
    goneText: '退出登录后可创建新账号。',
    welcome: '欢迎回来，没有内容被删除。',
    welcomeWithout: '欢迎回来，没有内容被删除。在此期间结束的订阅列在这里。',
    text: '账号已应您的要求删除。没有人能找到您的个人主页，也不会再扣款。',
    help: '想恢复账号？请在“联系我们”页面查看如何联系本站的运行者。',
  },

  dataSaver: {
    label: '省流量模式',
    auto: '自动',
    autoNow: '正在省流量：网络较慢，或浏览器要求如此。',
    on: '开启',
    off: '关闭',
  },

  discreet: {
    label: '隐私模式',
    help: '在此设备上隐藏名字、金额、图片和标签页标题。即将支付的金额始终显示。快捷键：Shift+Alt+D。',
  },

  emailNotice: {
    changed: '您的邮箱已更换。',
  },

  exportNotice: {
    making: '正在制作您的副本',
    ready: '您的副本已准备好。',
    unfinished: '无法完成您的副本。',
    view: '查看',
  },

  identityNotice: {
    text: '要出售内容并收款，请先验证身份。购买无需验证。',
    start: '开始',
    later: '暂不',
    approved: '您可以出售内容并收款了。',
    rejected: '未能验证您的身份。',
    why: '查看原因',
  },

  notAvailable: {
    title: '本站未提供',
    text: '本站没有这部分功能。',
  },

  shortcuts: {
    label: '键盘快捷键',
    on: '开启',
    off: '关闭',
    show: '查看按键',
    copied: '链接已复制：{{link}}',
    copyRefused: '浏览器不允许复制。链接如下：{{url}}',
  },
};
