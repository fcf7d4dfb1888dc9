import type { LocaleCode } from '#src/contract/locale.ts';

interface Letter {
  subject: string;
  what: string;
  /** What to do if it was somebody else. */
  otherwise: string;
  action: string;
}

/** What a member is mailed who leaves, and who comes back. `{brand}` and `{date}` are filled in. */
export const leavingTexts: Record<LocaleCode, Record<'closed' | 'kept', Letter>> = {
  en: {
    closed: {
      subject: 'Your account will be deleted on {date}',
      what: 'Your {brand} account is closed. No one sees it anymore, and on {date} it will be gone for good. Until then you can sign in and have everything back with one press:',
      action: 'Keep my account',
      otherwise: "If it wasn't you, keep your account and choose a new password right away.",
    },
    kept: {
      subject: 'Your account is back',
      what: "Your {brand} account won't be deleted. Everything is as it was. If it wasn't you, choose a new password right away:",
      action: 'Choose a new password',
      otherwise: '',
    },
  },
  es: {
    closed: {
      subject: 'Tu cuenta se eliminará el {date}',
      what: 'Tu cuenta de {brand} está cerrada. Ya nadie la ve y el {date} desaparecerá para siempre. Hasta entonces puedes iniciar sesión y recuperarlo todo con un solo toque:',
      action: 'Conservar mi cuenta',
      otherwise: 'Si no fuiste tú, conserva tu cuenta y elige una nueva contraseña de inmediato.',
    },
    kept: {
      subject: 'Tu cuenta ha vuelto',
      what: 'Tu cuenta de {brand} no se eliminará. Todo está como antes. Si no fuiste tú, elige una nueva contraseña de inmediato:',
      action: 'Elegir una nueva contraseña',
      otherwise: '',
    },
  },
  fr: {
    closed: {
      subject: 'Votre compte sera supprimé le {date}',
      what: 'Votre compte {brand} est fermé. Plus personne ne le voit, et le {date} il disparaîtra définitivement. D’ici là, vous pouvez vous connecter et tout retrouver en un geste :',
      action: 'Garder mon compte',
      otherwise:
        'Si ce n’était pas vous, gardez votre compte et choisissez tout de suite un nouveau mot de passe.',
    },
    kept: {
      subject: 'Votre compte est de retour',
      what: 'Votre compte {brand} ne sera pas supprimé. Tout est comme avant. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
      action: 'Choisir un nouveau mot de passe',
      otherwise: '',
    },
  },
  'pt-BR': {
    closed: {
      subject: 'Sua conta será excluída em {date}',
      what: 'Sua conta do {brand} está fechada. Ninguém mais a vê e, em {date}, ela será excluída para sempre. Até lá, você pode entrar e ter tudo de volta com um toque:',
      action: 'Manter minha conta',
      otherwise: 'Se não foi você, mantenha sua conta e escolha uma nova senha agora mesmo.',
    },
    kept: {
      subject: 'Sua conta está de volta',
      what: 'Sua conta do {brand} não será excluída. Tudo está como antes. Se não foi você, escolha uma nova senha agora mesmo:',
      action: 'Escolher uma nova senha',
      otherwise: '',
    },
  },
  zh: {
    closed: {
      subject: '您的账号将于 {date} 删除',
      what: '您的 {brand} 账号已关闭，其他人已看不到它，{date} 将永久删除。在此之前，您可以登录并一键恢复全部内容：',
      action: '保留我的账号',
      otherwise: '如果不是您本人操作，请保留账号并立即设置新密码。',
    },
    kept: {
      subject: '您的账号已恢复',
      what: '您的 {brand} 账号不会被删除，一切如前。如果不是您本人操作，请立即设置新密码：',
      action: '设置新密码',
      otherwise: '',
    },
  },
  ru: {
    closed: {
      subject: 'Ваш аккаунт будет удалён {date}',
      what: 'Ваш аккаунт в {brand} закрыт. Его больше никто не видит, а {date} он исчезнет навсегда. До этого дня можно войти и вернуть всё одним нажатием:',
      action: 'Сохранить аккаунт',
      otherwise: 'Если это были не вы, сохраните аккаунт и сразу задайте новый пароль.',
    },
    kept: {
      subject: 'Ваш аккаунт снова с вами',
      what: 'Ваш аккаунт в {brand} не будет удалён. Всё осталось как было. Если это были не вы, сразу задайте новый пароль:',
      action: 'Задать новый пароль',
      otherwise: '',
    },
  },
};
