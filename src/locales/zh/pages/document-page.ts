export default {
  notFound: {
    title: '页面未找到',
    home: '返回首页',
  },
  title: '文档',
  loading: '正在加载文档',
  updated: '最后修改于 {{date}}',
  failed: '无法加载此文档。',
  untranslated: '无法以您选择的语言加载此文档。',
  retry: '重试',
};
