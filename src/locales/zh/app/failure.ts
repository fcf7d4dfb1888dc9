export default {
  unreachable: '无法连接服务器。您输入的内容没有丢失，请重试。',
  oops: '哎呀……',
  unexpected: '出错了！请重试。',
  unavailable: '服务器暂时不可用。您输入的内容没有丢失，请稍后重试。',
};
