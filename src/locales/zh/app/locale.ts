export default {
  label: '语言',
  failed: '无法加载该语言。您可以重试。',
  unkept: '您选择的语言已保存在此设备上，但未能保存到您的设置中。',
};
