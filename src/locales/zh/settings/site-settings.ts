export default {
  language: '语言',
  languageLead: '在各处都适用：您的账号和此设备。',
  look: '外观',
  lookLead: '仅此设备。',
  data: '数据',
  dataLead: '仅此设备：图片和视频是否等您需要时再加载。',
  consent: '年龄确认',
  consentLead: '您已在此设备上确认自己已成年。如果再次询问，在您回答之前不会显示任何内容。',
  askAgain: '再次询问我',
  withdrawn: '现在会再次询问。',
};
