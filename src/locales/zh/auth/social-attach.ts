export default {
  wrongPassword: '密码不正确。',
  unverified: '该账号的邮箱尚未验证。请先用密码登录并打开我们邮件中的链接，然后再关联。',
  title: '您已经有账号了',
  lead: '已有使用邮箱 {{email}} 的账号。输入一次它的密码，以后即可用 {{provider}} 登录。',
  password: '该账号的密码',
  submit: '关联并登录',
  cancel: '暂不',
  restart: '重新开始',
  linked: '该账号或您选择的账号已关联到另一个账号。请用其他方式登录。',
};
