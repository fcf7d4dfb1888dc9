export default {
  emailHelp: '更换邮箱后，需要重新验证。',
};
