export default {
  language: '语言',
  languageLead: '适用于您的账号和此设备。',
  look: '外观',
  lookLead: '仅此设备。',
  data: '流量',
  dataLead: '仅此设备：图片和视频是否等您需要时再加载。',
  privacy: '隐私',
  privacyLead: '其他人可以做什么。',
  consent: '年龄确认',
  consentLead: '您已在此设备上确认自己已成年。如果再次询问，在您回答之前不会显示任何内容。',
  askAgain: '重新询问',
  withdrawn: '现在会再次询问。',
};
