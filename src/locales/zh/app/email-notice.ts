export default {
  changed: '您的邮箱已更换。',
};
