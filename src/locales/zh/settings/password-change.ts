export default {
  title: '密码',
  first: '设置密码',
  lead: '设置新密码后，其他设备都会退出登录。',
  firstLead: '您是通过第三方平台注册的。设置密码后，无需该平台也能登录。',
  current: '当前密码',
  password: '新密码',
  submit: '保存密码',
  updated: '您的密码已更新！',
  others: '其他设备均已退出登录。',
  wrong: '这不是您当前的密码。',
};
