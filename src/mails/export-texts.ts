import type { LocaleCode } from '#src/contract/locale.ts';

interface Letter {
  subject: string;
  what: string;
  action: string;
  /** What to do if it was somebody else. */
  otherwise: string;
}

/** What a member is mailed when the copy of their things is ready. `{brand}` and `{date}` are filled in. */
export const exportTexts: Record<LocaleCode, Letter> = {
  en: {
    subject: 'Your copy is ready',
    what: 'The copy of everything of yours at {brand} is ready. You can download it until {date}:',
    action: 'Download my copy',
    otherwise: "If you didn't ask for it, choose a new password right away.",
  },
  es: {
    subject: 'Tu copia está lista',
    what: 'La copia de todo lo tuyo en {brand} está lista. Puedes descargarla hasta el {date}:',
    action: 'Descargar mi copia',
    otherwise: 'Si no la pediste, elige una nueva contraseña de inmediato.',
  },
  fr: {
    subject: 'Votre copie est prête',
    what: 'La copie de tout ce qui est à vous sur {brand} est prête. Vous pouvez la télécharger jusqu’au {date} :',
    action: 'Télécharger ma copie',
    otherwise: 'Si vous ne l’avez pas demandée, choisissez tout de suite un nouveau mot de passe.',
  },
  'pt-BR': {
    subject: 'Sua cópia está pronta',
    what: 'A cópia de tudo o que é seu no {brand} está pronta. Você pode baixá-la até {date}:',
    action: 'Baixar minha cópia',
    otherwise: 'Se você não a pediu, escolha uma nova senha agora mesmo.',
  },
  zh: {
    subject: '您的副本已准备好',
    what: '您在 {brand} 的全部内容副本已准备好，可在 {date} 之前下载：',
    action: '下载我的副本',
    otherwise: '如果不是您本人申请，请立即设置新密码。',
  },
  ru: {
    subject: 'Ваша копия готова',
    what: 'Копия всего вашего в {brand} готова. Её можно скачать до {date}:',
    action: 'Скачать мою копию',
    otherwise: 'Если вы её не запрашивали, сразу задайте новый пароль.',
  },
};
