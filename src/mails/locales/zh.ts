import notices from './notices/zh.ts';

export default {
  emailChange: {
    expires: '此链接在 24 小时内有效。',
    new: {
      subject: '确认您的新邮箱',
      why: '有人（希望是您本人）想把此邮箱用于 {{brand}} 账号 @{{username}}，请在此确认：',
      action: '确认邮箱',
      otherwise: '如果不是您本人操作，请忽略此邮件，不会有任何更改。',
    },
    old: {
      subject: '确认更换邮箱',
      why: '有人（希望是您本人）申请将您的 {{brand}} 账号邮箱更换为 {{email}}。两个邮箱都确认后才会更换。请用此邮箱确认：',
      action: '确认更换',
      otherwise: '如果不是您本人操作，请取消更换，然后设置新密码：',
      cancel: '取消更换',
    },
    taken: {
      subject: '您的邮箱已被使用',
      why: '有人（可能是您本人）想把此邮箱用于另一个 {{brand}} 账号。它已属于您的账号，因此没有任何更改。请在此登录：',
      action: '登录',
    },
  },

  export: {
    subject: '您的副本已准备好',
    what: '您在 {{brand}} 的全部内容副本已准备好，可在 {{date}} 之前下载：',
    action: '下载我的副本',
    otherwise: '如果不是您本人申请，请立即设置新密码。',
  },

  identity: {
    approved: {
      subject: '您的身份已通过验证',
      what: '您现在可以在 {{brand}} 销售并收款：',
      action: '开始销售',
    },
    rejected: {
      subject: '您的身份尚未通过验证',
      what: '我们无法为 {{brand}} 验证您的身份。',
      action: '重试',
    },
    reasons: {
      blurred: '照片模糊。请在自然光下拍摄，不要使用闪光灯。',
      glare: '照片有反光。请关闭闪光灯，并远离灯光拍摄。',
      corners: '照片不完整。证件的四个角都必须拍到。',
      expired: '证件已过期。请使用至少还有 30 天有效期的证件。',
      mismatch: '您的照片与证件不符。',
      unreadable: '无法辨认证件。请使用原件，不要用复印件。',
      other: '证件未被接受。请换一个证件重试。',
    },
  },

  leaving: {
    closed: {
      subject: '您的账号将于 {{date}} 删除',
      what: '您的 {{brand}} 账号已关闭，其他人已看不到它，{{date}} 将永久删除。在此之前，您可以登录并一键恢复全部内容：',
      action: '保留我的账号',
      otherwise: '如果不是您本人操作，请保留账号并立即设置新密码。',
    },
    kept: {
      subject: '您的账号已恢复',
      what: '您的 {{brand}} 账号不会被删除，一切如前。如果不是您本人操作，请立即设置新密码：',
      action: '设置新密码',
    },
    ended: {
      what: '账号关闭期间，您的部分订阅未能续费，通知中列有每一项。',
      action: '查看订阅',
    },
    contact: '如有疑问，请写信至 {{contact}}。',
  },

  letter: {
    greeting: '{{name}}，您好！',
  },

  link: {
    expires: '此链接在 60 分钟内有效。',
    'verify-email': {
      subject: '验证您的邮箱地址',
      why: '验证邮箱后即可使用 {{brand}} 的全部功能：',
      action: '验证邮箱地址',
      otherwise: '如果您没有注册账号，请忽略此邮件。',
    },
    'reset-password': {
      subject: '重置您的密码',
      why: '有人（希望是您本人）申请重置 {{brand}} 的密码，请在此设置新密码：',
      action: '重置密码',
      otherwise: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    'confirm-identity': {
      subject: '确认是您本人',
      why: '您在 {{brand}} 请求了受保护的操作。请在同一浏览器中打开此链接以继续：',
      action: '确认',
      otherwise: '如果不是您本人操作，请忽略此邮件，并退出您不认识的会话。',
    },
  },

  notices,

  warning: {
    when: '时间',
    otherwise: '如果不是您本人操作，请立即设置新密码：',
    action: '设置新密码',
    moved: { otherwise: '如果不是您本人操作，请立即联系我们：', action: '联系我们' },
    kinds: {
      'password-changed': {
        subject: '您的密码已更改',
        what: '您在 {{brand}} 的密码已更改，其他浏览器均已退出登录。',
      },
      'account-cleared': {
        subject: '您的账号已设置新密码',
        what: '在 {{brand}} 重设密码时，此邮箱从未通过验证。因此，所有可能属于他人的内容均已移除：已关联的 Google 和 X 账号、两步验证，以及所有已登录的会话。',
      },
      'two-factor-on': {
        subject: '两步验证已开启',
        what: '现在登录 {{brand}} 需要输入验证器应用中的验证码，其他浏览器均已退出登录。',
      },
      'two-factor-off': {
        subject: '两步验证已关闭',
        what: '登录 {{brand}} 不再需要验证器应用中的验证码。',
      },
      'passkey-added': {
        subject: '已添加通行密钥',
        what: '现在可以用一个通行密钥登录 {{brand}}，无需密码或验证码。',
      },
      'passkey-removed': {
        subject: '已移除通行密钥',
        what: '一个通行密钥已不能再登录 {{brand}}。',
      },
      'recovery-codes-renewed': {
        subject: '您有了新的恢复码',
        what: '您在 {{brand}} 的恢复码已重新生成，旧代码已失效。',
      },
      'sign-in-copied': {
        subject: '一次已保存的登录被重复使用',
        what: '您有一个保持登录 {{brand}} 的浏览器已被退出：有人使用了其登录凭据的旧副本。凭据可能被他人复制，也可能是浏览器数据从备份中恢复所致。',
      },
      'provider-attached': {
        subject: '新增了一种登录方式',
        what: '一个 Google 或 X 账号已关联到您的 {{brand}} 账号，今后可以用它登录。',
      },
      'provider-detached': {
        subject: '一种登录方式已移除',
        what: '一个 Google 或 X 账号已与您的 {{brand}} 账号解除关联，今后不能再用它登录。',
      },
      'email-changed': {
        subject: '您的邮箱地址已更改',
        what: '您的 {{brand}} 账号现在使用另一个邮箱地址，不再使用此邮箱。',
      },
      'payout-method-changed': {
        subject: '您的收入将转入另一个账户',
        what: '您在 {{brand}} 的收入现在会转入另一个银行账户。',
      },
      'payout-requested': {
        subject: '您申请了一笔提现',
        what: '您在 {{brand}} 的账号申请了一笔收入提现。一小时内可以取消。',
      },
      'payout-cancelled': {
        subject: '您的提现已取消',
        what: '您在 {{brand}} 的一笔收入提现已取消，款项已恢复为可用。',
      },
      'card-added': {
        subject: '已保存一张银行卡',
        what: '您的 {{brand}} 账号已保存一张银行卡，今后可以用它付款。',
      },
      'card-removed': {
        subject: '已移除一张银行卡',
        what: '您的 {{brand}} 账号已移除一张银行卡，不能再用它付款。',
      },
      'card-preferred': {
        subject: '您的默认银行卡已更改',
        what: '在 {{brand}} 付款时，现在会优先显示您的另一张银行卡。',
      },
      'recovery-code-used': {
        subject: '有人使用了恢复代码',
        what: '有人用您的一个恢复代码登录了 {{brand}}。该代码已失效。',
      },
      'username-changed': {
        subject: '您的用户名已更改',
        what: '您的 {{brand}} 账号有了新的用户名。',
      },
    },
  },
};
