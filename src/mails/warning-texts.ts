import type { LocaleCode } from '#src/contract/locale.ts';
import { romanceWarnings } from './warning-texts.romance.ts';
import type { Warnings } from './warning-texts.types.ts';

/** What a member is mailed after the ways into their account changed. `{brand}` is filled in. */
export const warningTexts: Record<LocaleCode, Warnings> = {
  en: {
    when: 'When',
    otherwise: "If it wasn't you, choose a new password right away:",
    action: 'Choose a new password',
    moved: { otherwise: "If it wasn't you, contact us right away:", action: 'Contact us' },
    'password-changed': {
      subject: 'Your password was changed',
      what: 'Your {brand} password was changed, and we logged out every other browser.',
    },
    'account-cleared': {
      subject: 'Your account has a new password',
      what: 'This email had never been verified when its {brand} password was reset. To be safe, we removed everything that could belong to someone else: connected Google and X accounts, two-factor authentication and every signed-in browser.',
    },
    'two-factor-on': {
      subject: 'Two-factor authentication is on',
      what: 'Signing in to {brand} now takes a code from your app. We logged out every other browser.',
    },
    'two-factor-off': {
      subject: 'Two-factor authentication is off',
      what: 'Signing in to {brand} no longer takes a code from your app.',
    },
    'passkey-added': {
      subject: 'Passkey added',
      what: 'You can now sign in to {brand} with a passkey, without a password or code.',
    },
    'passkey-removed': {
      subject: 'Passkey removed',
      what: 'One of your passkeys no longer signs you in to {brand}.',
    },
    'recovery-codes-renewed': {
      subject: 'You have new recovery codes',
      what: 'Your {brand} account has new recovery codes. The old ones no longer work.',
    },
    'sign-in-copied': {
      subject: 'A saved sign-in was used twice',
      what: "We logged out one of your browsers that stays signed in to {brand}, because an old copy of its sign-in was used. Someone may have copied it, or the browser's data was restored from a backup.",
    },
    'provider-attached': {
      subject: 'New way to sign in',
      what: 'A Google or X account is now connected to your {brand} account and can sign in to it.',
    },
    'provider-detached': {
      subject: 'A way to sign in was removed',
      what: "A Google or X account is no longer connected to your {brand} account and can't sign in to it.",
    },
    'email-changed': {
      subject: 'Your email was changed',
      what: 'Your {brand} account now uses another email instead of this one.',
    },
  },
  ...romanceWarnings,
  zh: {
    when: '时间',
    otherwise: '如果不是您本人操作，请立即设置新密码：',
    action: '设置新密码',
    moved: { otherwise: '如果不是您本人操作，请立即联系我们：', action: '联系我们' },
    'password-changed': {
      subject: '您的密码已更改',
      what: '您在 {brand} 的密码已更改，其他浏览器均已退出登录。',
    },
    'account-cleared': {
      subject: '您的账号已设置新密码',
      what: '在 {brand} 重设密码时，此邮箱从未通过验证。因此，所有可能属于他人的内容均已移除：已关联的 Google 和 X 账号、两步验证，以及所有已登录的会话。',
    },
    'two-factor-on': {
      subject: '两步验证已开启',
      what: '现在登录 {brand} 需要输入验证器应用中的验证码，其他浏览器均已退出登录。',
    },
    'two-factor-off': {
      subject: '两步验证已关闭',
      what: '登录 {brand} 不再需要验证器应用中的验证码。',
    },
    'passkey-added': {
      subject: '已添加通行密钥',
      what: '现在可以用一个通行密钥登录 {brand}，无需密码或验证码。',
    },
    'passkey-removed': {
      subject: '已移除通行密钥',
      what: '一个通行密钥已不能再登录 {brand}。',
    },
    'recovery-codes-renewed': {
      subject: '您有了新的恢复码',
      what: '您在 {brand} 的恢复码已重新生成，旧代码已失效。',
    },
    'sign-in-copied': {
      subject: '一次已保存的登录被重复使用',
      what: '您有一个保持登录 {brand} 的浏览器已被退出：有人使用了其登录凭据的旧副本。凭据可能被他人复制，也可能是浏览器数据从备份中恢复所致。',
    },
    'provider-attached': {
      subject: '新增了一种登录方式',
      what: '一个 Google 或 X 账号已关联到您的 {brand} 账号，今后可以用它登录。',
    },
    'provider-detached': {
      subject: '一种登录方式已移除',
      what: '一个 Google 或 X 账号已与您的 {brand} 账号解除关联，今后不能再用它登录。',
    },
    'email-changed': {
      subject: '您的邮箱地址已更改',
      what: '您的 {brand} 账号现在使用另一个邮箱地址，不再使用此邮箱。',
    },
  },
  ru: {
    when: 'Когда',
    otherwise: 'Если это были не вы, сразу задайте новый пароль:',
    action: 'Задать новый пароль',
    moved: { otherwise: 'Если это были не вы, сразу напишите нам:', action: 'Написать нам' },
    'password-changed': {
      subject: 'Ваш пароль изменён',
      what: 'Ваш пароль в {brand} изменён. Во всех других браузерах выполнен выход.',
    },
    'account-cleared': {
      subject: 'У вашего аккаунта новый пароль',
      what: 'Этот адрес ещё не был подтверждён, когда для него сбросили пароль в {brand}. Поэтому удалено всё, что могло быть чужим: подключённые аккаунты Google и X, двухфакторная аутентификация и все открытые сеансы.',
    },
    'two-factor-on': {
      subject: 'Двухфакторная аутентификация включена',
      what: 'Теперь для входа в {brand} нужен код из приложения. Во всех других браузерах выполнен выход.',
    },
    'two-factor-off': {
      subject: 'Двухфакторная аутентификация выключена',
      what: 'Для входа в {brand} больше не нужен код из приложения.',
    },
    'passkey-added': {
      subject: 'Добавлен ключ доступа',
      what: 'Теперь в {brand} можно войти с помощью ключа доступа, без пароля и кода.',
    },
    'passkey-removed': {
      subject: 'Ключ доступа удалён',
      what: 'Один из ваших ключей доступа больше не подходит для входа в {brand}.',
    },
    'recovery-codes-renewed': {
      subject: 'У вас новые коды восстановления',
      what: 'Для вашего аккаунта в {brand} созданы новые коды восстановления. Старые больше не действуют.',
    },
    'sign-in-copied': {
      subject: 'Сохранённый вход использован дважды',
      what: 'Мы завершили сеанс в одном из ваших браузеров, где вход в {brand} был сохранён: использована старая копия сохранённого входа. Возможно, её скопировали, или данные браузера восстановлены из резервной копии.',
    },
    'provider-attached': {
      subject: 'Ещё один способ входа',
      what: 'К вашему аккаунту в {brand} подключён аккаунт Google или X: теперь с ним можно войти.',
    },
    'provider-detached': {
      subject: 'Один из способов входа удалён',
      what: 'От вашего аккаунта в {brand} отключён аккаунт Google или X: с ним больше нельзя войти.',
    },
    'email-changed': {
      subject: 'Ваш адрес электронной почты изменён',
      what: 'У вашего аккаунта в {brand} теперь другой адрес электронной почты вместо этого.',
    },
  },
};
