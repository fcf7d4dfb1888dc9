export default {
  answers: {
    busy: { title: '请求过于频繁', text: '请等待一分钟后重试。' },
    broken: { title: '出错了！', text: '我们无法显示此页面。请重试。' },
    away: { title: '此页面暂时无法使用', text: '网站可能繁忙。请几分钟后重试。' },
    starting: { title: '网站正在启动', text: '准备就绪后会打开此页面。' },
  },

  boot: {
    failed: { title: '此页面未能加载', text: '请检查网络连接，然后重试。' },
    old: { title: '此浏览器版本过旧', text: '请更新浏览器，或用其他浏览器打开此页面。' },
    retry: '重试',
  },

  noScripts: {
    title: '此网站需要 JavaScript',
    text: '请在浏览器设置中启用 JavaScript，然后重新加载页面。',
  },
};
