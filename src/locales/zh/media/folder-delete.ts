export default {
  remove: '删除文件夹“{{thing}}”？',
  removeNow: '删除文件夹',
  empty: '文件夹是空的。',
  stays: {
    other: '其中有 {{count}} 个文件，它们会留在您的媒体库中。',
  },
};
