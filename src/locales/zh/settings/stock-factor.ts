export default {
  unsaid: '本站不显示两步验证是否已开启。',
};
