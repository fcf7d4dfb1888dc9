export default {
  unreachable: '无法连接。您输入的内容没有丢失，请重试。',
  oops: '哎呀…',
  unexpected: '出错了！请重试。',
  serverFull: '我们的存储空间已满，未能保存任何内容。请稍后重试。',
  serverFullTyped: '我们的存储空间已满，未能保存。您输入的内容没有丢失，请稍后重试。',
};
