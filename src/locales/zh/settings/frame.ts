export default {
  title: '设置',
  pages: '设置页面',
  account: '账户',
  site: '网站',
  security: '安全',
  unsaved: '尚未保存',
  discard: '放弃更改',
  save: '保存',
};
