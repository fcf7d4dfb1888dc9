export default {
  create: '新建文件夹',
  rename: '重命名文件夹“{{thing}}”',
  name: '名称',
  limit: '最多 {{count}} 个字符。',
  add: '创建',
  save: '保存',
  taken: '您已有同名文件夹。',
  long: '最多 {{count}} 个字符。',
  missing: '此文件夹已不存在。',
};
