export default {
  country: '国家或地区',
  help: '显示在您的个人主页上，可以不填。',
  none: '未填写',
  loading: '正在加载国家和地区…',
  failed: '无法加载国家和地区。',
};
