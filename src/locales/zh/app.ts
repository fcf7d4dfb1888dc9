export default {
  unreachable: '无法连接服务器。您输入的内容没有丢失，请重试。',
  unexpected: '出错了！请重试。',
  unavailable: '服务器暂时不可用。您输入的内容没有丢失，请稍后重试。',
  locale: {
    label: '语言',
    failed: '无法加载该语言。您可以重试。',
    unkept: '您选择的语言已保存在此设备上，但未能保存到您的设置中。',
  },
};
