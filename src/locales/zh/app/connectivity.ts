export default {
  offline: '您已离线。您输入的内容会保留，恢复连接后即可发送。',
  unreachable: '暂时无法连接，正在继续尝试…',
  checking: '正在尝试连接…',
  restored: '已恢复连接。',
  retry: '立即重试',
};
