export default {
  agreement: {
    agree: '点击“创建账号”即表示您同意{{privacy}}和{{terms}}。',
    privacy: '隐私政策',
    terms: '使用条款',
    newTab: '（在新标签页中打开）',
  },

  consentForm: {
    title: '协议',
    accept: '我接受',
    decline: '暂不',
    missing: '找不到此协议，因此无法接受。请联系我们。',
    selling: '要出售您的内容，请先接受此协议。',
    explicit: '要发布露骨内容，请先接受此协议。',
  },

  emailChangeLink: {
    title: '更换邮箱',
    checking: '正在检查链接…',
    ask: {
      old: '您的账号 @{{username}} 即将改用 {{email}}，不再使用此邮箱。',
      new: '账号 @{{username}} 即将使用 {{email}}。',
    },
    confirm: '确认更换',
    cancel: '取消更换',
    confirmed: {
      old: '已确认。{{email}} 也确认后，您的邮箱就会更换。',
      new: '已确认。原邮箱也确认后，邮箱就会更换。',
    },
    changed: '您的邮箱现在是 {{email}}。',
    cancelled: '更换已取消，您的邮箱保持不变。',
    thief: '如果不是您本人申请的，请设置新密码。',
    newPassword: '设置新密码',
    foreign: '此链接属于另一个账号。请退出登录后重新打开，或在其他浏览器中打开。',
    unknown: '此链接无效或已过期太久。请在设置中重新开始。',
    over: {
      expired: '此链接已过期。请在设置中重新开始。',
      replaced: '您之后又申请了另一次更换。请使用最新邮件中的链接。',
      taken: '{{email}} 现已属于另一个账号，没有任何更改。',
    },
    settings: '返回设置',
    signIn: '登录',
  },

  emailLanding: {
    landing: '邮箱验证',
    checking: '正在验证您的邮箱地址…',
    done: '您的邮箱已验证。',
    goOn: '继续',
    failed: '邮箱验证失败。',
    expired: '链接已过期或已被改动。请重新发送。',
    unauthorized: '该链接属于另一个账号。',
    unverified: '您的地址尚未验证。',
    newLink: '发送新的链接',
    signIn: '登录以继续',
    signedOut: '请登录以继续。',
    retry: '重试',
  },

  emailVerification: {
    title: '验证您的邮箱',
    lead: '我们已将链接发送到 {{email}}。您在任意设备上打开它后，本页会自动继续。',
    show: '显示邮箱地址',
    hide: '隐藏邮箱地址',
    sent: '我们已向您发送了一封包含验证链接的邮件。',
    again: {
      other: '{{count}} 秒后可再次发送',
    },
    resend: '重新发送链接',
    spam: '没有收到？请同时查看垃圾邮件文件夹。',
    outbox: '打开发件箱',
    change: '更改邮箱地址',
    newEmail: '新邮箱',
    save: '保存并发送链接',
    keep: '保留原地址',
    unconfirmed: '您没有确认密码，因此地址保持不变。',
    logout: '退出登录',
  },

  forgotPassword: {
    title: '重置密码',
    lead: '请输入您账号的邮箱地址。我们会发送一个链接，供您设置新密码。',
    submit: '发送链接',
    back: '返回登录',
    sentTitle: '请查看您的邮箱',
    sent: '如果 {{email}} 有对应的账号，我们已向其发送了设置新密码的链接，有效期一小时。也请查看垃圾邮件文件夹。',
    resend: '重新发送',
    cooling: {
      other: '{{count}} 秒后可再次获取链接。',
    },
    change: '使用其他地址',
  },

  invitation: {
    invited: '{{name}} 邀请了您',
    invitedText: '您创建账号时，我们会记录这次邀请。',
    unnamed: '您收到了邀请',
  },

  mailedConfirmation: {
    title: '确认是您本人',
    lead: '您通过其他网站登录，在这里没有密码。我们可以改为向 {{email}} 发送链接。请在此浏览器中打开它，即可继续。',
    send: '发送链接给我',
    again: '再发送一个链接',
    sentTitle: '链接已发送',
    sent: '请在此浏览器中打开链接，此页面会自动继续。没有收到？请同时查看垃圾邮件文件夹。',
  },

  passkeyConfirmation: {
    use: '改用通行密钥',
    left: '您的设备没有完成操作，尚未确认。',
    refused: '无法用此通行密钥确认。请重试，或改用其他方式。',
  },

  passkeyLogin: {
    use: '使用通行密钥登录',
    left: '您的设备没有完成操作，您尚未登录。',
    refused: '找不到此通行密钥，它可能已被移除。请用其他方式登录。',
  },

  password: {
    title: '输入您的密码',
    submit: '确认',
    protected: '接下来的操作受到保护。',
  },

  passwordConfirmation: {
    title: '确认您的密码',
    lead: '接下来的操作受到保护。请再次输入您的密码。',
    submit: '确认',
    cancel: '取消',
    wrong: '密码不正确。',
  },

  registration: {
    title: '创建您的账号',
    submit: '创建账号',
    displayName: '显示名称',
    displayNameHelp: '大家看到的名称，以后可以更改。',
    haveAccount: '我已有账号',
    refusals: {
      emailTaken: '该邮箱地址已有账号。请登录，或使用其他地址。',
      email: '请输入邮箱地址，例如 name@example.com。',
      displayNameLong: '最多使用 50 个字符。',
      displayNameUnseen: '请选择不含隐藏字符或叠加符号的名称。',
      displayNameLink: '名称不能是链接。',
      displayNameReserved: '此名称保留给本站使用，请换一个。',
      displayNameAlike: '此名称与一位已认证用户的名称相似，请换一个。',
      passwordShort: '请至少使用 8 个字符。',
      passwordLong: '最多使用 128 个字符。',
      passwordCommon: '这个密码太常见，很容易被猜到，请换一个。',
      passwordOwn: '密码不能与您的邮箱地址或用户名相同。',
    },
    passwordHelp: '至少 8 个字符。用几个只有您才会放在一起的词，既好记又难猜。',
  },

  resetPassword: {
    title: '设置新密码',
    password: '新密码',
    submit: '保存密码',
    updated: '您的密码已更新！',
    expiredTitle: '此链接已失效',
    expiredText: '它已超过一小时，或者已被使用。我们可以给您发送一个新链接。',
    linklessTitle: '链接不完整',
    linklessText:
      '为了您的安全，链接中的保密部分不会保留在地址中。请重新打开邮件中的链接，或获取新链接。',
    newLink: '获取新链接',
  },

  socialAttach: {
    wrongPassword: '密码不正确。',
    unverified: '该账号的邮箱尚未验证。请先用密码登录并打开我们邮件中的链接，然后再关联。',
    title: '您已经有账号了',
    lead: '已有使用邮箱 {{email}} 的账号。输入一次它的密码，以后即可用 {{provider}} 登录。',
    password: '该账号的密码',
    submit: '关联并登录',
    cancel: '暂不',
    restart: '重新开始',
    linked: '该账号或您选择的账号已关联到另一个账号。请用其他方式登录。',
  },

  socialLogin: {
    names: {
      google: 'Google',
      twitter: 'X',
    },
    login: {
      google: '使用 Google 登录',
      twitter: '使用 X 登录',
    },
    register: {
      google: '使用 Google 注册',
      twitter: '使用 X 注册',
    },
    blocked: '浏览器没有打开窗口。请允许此网站的弹出窗口，然后重试。',
    closed: '您没有选择账号就返回了。没有任何更改。',
    expired: '此次登录用时过长，请重新开始。',
    missing: '请先点击“使用 Google 注册”或“使用 X 注册”，以便我们知道您是谁。',
    codes: {
      invalid: '无法验证 {{provider}} 返回的信息。请重试。',
      unreachable: '我们无法连接到 {{provider}}。请稍后重试。',
      linked: '该 {{provider}} 账号已用于登录这里的另一个账号。请用其他方式登录。',
    },
  },

  socialRegistration: {
    title: '还差一步',
    lead: '{{provider}} 已告诉我们您是谁。请选择显示名称和主页地址，账号即可使用，无需密码。',
    emailKnown: '来自 {{provider}} 的邮箱：{{email}}',
    emailHelp: '{{provider}} 不会告诉我们您的邮箱。我们会发送确认链接，日后您也能用它重新登录。',
    cancel: '取消',
    looking: '请稍候…',
  },

  twoFactor: {
    title: '两步验证',
    codeLead: '请输入身份验证器应用当前显示的六位数字。',
    code: '验证码',
    recoveryLead: '请输入您保存的一个恢复码。每个恢复码只能使用一次。',
    recovery: '恢复码',
    submit: '验证',
    useRecovery: '使用恢复码',
    useCode: '使用身份验证器应用',
    restart: '重新开始',
    timedOut: '如果验证码无误，可能是登录已超时。请重新开始。',
  },

  unsentWork: {
    title: '要退出登录吗？',
    waiting: '退出前正在完成…',
    stay: '留下',
    leave: '退出登录',
    now: '立即退出',
    unfinished: '尚未完成：{{things}}。',
    messages: { other: '{{count}} 条消息' },
    comments: { other: '{{count}} 条评论' },
    posts: { other: '{{count}} 条帖子' },
    files: { other: '{{count}} 个文件' },
    payments: { other: '{{count}} 笔付款' },
    changes: { other: '{{count}} 项更改' },
    typed: { other: '{{count}} 个标签页中有未发送的文字。' },
    silent: { other: '我们未能检查 {{count}} 个其他标签页。' },
    lost: '届时尚未上传完的文件需要重新添加。',
    kept: '您的消息和已输入的文字会保存在此设备上，直到您再次登录。',
  },

  username: {
    username: '用户名',
    usernameHelp: '2 到 30 个字母、数字、连字符或下划线。它是您个人主页的地址。',
    checking: '正在检查该用户名是否可用…',
    free: '{{thing}} 可以使用。',
    problems: {
      taken: '该用户名已被使用，请换一个。',
      reserved: '此名称保留给本站使用，请换一个。',
      invalid: '请使用 2 到 30 个字母、数字、连字符或下划线。',
    },
  },
};
