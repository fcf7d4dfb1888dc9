export default {
  button: '添加图片',
  list: '附件',
  count: '{{count}} / {{most}}',
  wait: '所有文件就绪后即可发送消息。',
  trouble: '请移除失败的文件，或重试。',
  chatDeletion: '请移除失败的文件。',
  surplus: {
    other: '有 {{count}} 个文件未添加：一条消息最多 {{most}} 个。',
  },
};
