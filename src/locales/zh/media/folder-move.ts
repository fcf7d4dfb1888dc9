export default {
  title: '移到文件夹',
  folder: '文件夹',
  none: '不放入文件夹',
  now: '移动',
  loading: '正在加载您的文件夹',
  unloaded: '无法加载您的文件夹。',
  again: '重试',
  noFolders: '您还没有文件夹。请在媒体库中新建一个。',
  moved: '已移到“{{thing}}”。',
  out: '已移出文件夹。',
  files: {
    other: '{{count}} 个文件',
  },
};
