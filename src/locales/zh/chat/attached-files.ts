export default {
  button: '添加图片',
  place: '移动 {{filename}}，第 {{place}} 个，共 {{count}} 个',
  order: '拖动或使用方向键',
  moved: '{{filename}} 现在是第 {{place}} 个，共 {{count}} 个。',
  list: '附件',
  count: '{{count}} / {{most}}',
  wait: {
    other: '{{all}} 个中有 {{count}} 个正在处理。',
  },
  trouble: '请移除失败的文件，或重试。',
  broken: '请移除失败的文件。',
  surplus: {
    other: '有 {{count}} 个文件未添加：一条消息最多 {{most}} 个。',
  },
};
