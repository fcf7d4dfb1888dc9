export default {
  album: {
    more: {
      other: '还有 {{count}} 个文件',
    },
    open: '打开{{picture}}',
  },

  copyField: {
    copy: '复制',
    done: '已复制',
    copied: '已复制到剪贴板。',
    refused: '浏览器不允许复制。文字已选中，请自行复制。',
  },

  datePicker: {
    open: '打开日历',
    calendar: '日历',
    months: '{{shown}}，选择月份',
    years: '{{shown}}，选择年份',
    chosen: '{{day}}，已选择',
    unavailable: '{{day}}，不可选',
    next: {
      month: '下个月',
      year: '下一年',
      decade: '后十年',
    },
    previous: {
      month: '上个月',
      year: '上一年',
      decade: '前十年',
    },
    part: {
      year: '年',
      month: '月',
      day: '日',
    },
    placeholder: {
      year: '年',
      month: '月',
      day: '日',
    },
  },

  emojiField: {
    open: '添加表情',
    panel: '表情',
    search: '搜索表情',
    tone: '更改肤色',
    none: '没有这个名称的表情。',
    added: '已添加 {{emoji}}',
  },

  lightbox: {
    previous: '上一个',
    next: '下一个',
  },

  multiselectField: {
    open: '显示列表',
    none: '没有匹配项。',
    remove: '移除{{choice}}',
  },

  recoveryCodes: {
    download: '下载',
    print: '打印',
    refused: '浏览器不允许复制。请自行选中并复制恢复码，或下载它们。',
  },
};
