import type { LocaleCode } from '#src/contract/locale.ts';

export type LetterKind = 'verify-email' | 'reset-password' | 'confirm-identity';
interface Letter {
  subject: string;
  why: string;
  action: string;
  otherwise: string;
}
type Letters = Record<LetterKind, Letter> & { greeting: string; expires: string };

/** What the product writes to its members. `{brand}` and `{name}` are filled in. */
export const letterTexts: Record<LocaleCode, Letters> = {
  en: {
    greeting: 'Hello {name},',
    expires: 'This link works for 60 minutes.',
    'verify-email': {
      subject: 'Verify your email',
      why: 'Verify your email to use all of {brand}:',
      action: 'Verify email',
      otherwise: "If you didn't create an account, you can ignore this email.",
    },
    'reset-password': {
      subject: 'Reset your password',
      why: 'Someone, hopefully you, asked for a new password at {brand}. Choose one here:',
      action: 'Reset password',
      otherwise: "If it wasn't you, ignore this email. Your password stays the same.",
    },
    'confirm-identity': {
      subject: "Confirm it's you",
      why: 'You asked for something protected at {brand}. Open this link in the same browser to continue:',
      action: 'Confirm',
      otherwise: "If it wasn't you, ignore this email and log out any session you don't recognize.",
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    expires: 'El enlace funciona durante 60 minutos.',
    'verify-email': {
      subject: 'Verifica tu correo',
      why: 'Verifica tu correo para usar {brand} sin límites:',
      action: 'Verificar correo',
      otherwise: 'Si no creaste una cuenta, ignora este correo.',
    },
    'reset-password': {
      subject: 'Restablece tu contraseña',
      why: 'Alguien, esperamos que tú, pidió una contraseña nueva en {brand}. Elígela aquí:',
      action: 'Restablecer la contraseña',
      otherwise: 'Si no fuiste tú, ignora este correo. Tu contraseña sigue siendo la misma.',
    },
    'confirm-identity': {
      subject: 'Confirma que eres tú',
      why: 'Pediste algo protegido en {brand}. Abre este enlace en el mismo navegador para continuar:',
      action: 'Confirmar',
      otherwise: 'Si no fuiste tú, ignora este correo y cierra las sesiones que no reconozcas.',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    expires: 'Le lien fonctionne pendant 60 minutes.',
    'verify-email': {
      subject: 'Vérifiez votre adresse e-mail',
      why: 'Vérifiez votre adresse e-mail pour profiter de tout {brand} :',
      action: 'Vérifier l’adresse e-mail',
      otherwise: 'Si vous n’avez pas créé de compte, ignorez cet e-mail.',
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe',
      why: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour {brand}. Choisissez-le ici :',
      action: 'Réinitialiser le mot de passe',
      otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne change pas.',
    },
    'confirm-identity': {
      subject: 'Confirmez que c’est bien vous',
      why: 'Vous avez demandé une action protégée sur {brand}. Ouvrez ce lien dans le même navigateur pour continuer :',
      action: 'Confirmer',
      otherwise:
        'Si ce n’était pas vous, ignorez cet e-mail et fermez les sessions que vous ne reconnaissez pas.',
    },
  },
  'pt-BR': {
    greeting: 'Olá, {name}!',
    expires: 'O link funciona por 60 minutos.',
    'verify-email': {
      subject: 'Confirme seu e-mail',
      why: 'Confirme seu e-mail para usar tudo no {brand}:',
      action: 'Confirmar e-mail',
      otherwise: 'Se você não criou uma conta, ignore este e-mail.',
    },
    'reset-password': {
      subject: 'Redefina sua senha',
      why: 'Alguém, provavelmente você, pediu uma nova senha no {brand}. Escolha-a aqui:',
      action: 'Redefinir senha',
      otherwise: 'Se não foi você, ignore este e-mail. Sua senha continua a mesma.',
    },
    'confirm-identity': {
      subject: 'Confirme que é você',
      why: 'Você pediu algo protegido no {brand}. Abra este link no mesmo navegador para continuar:',
      action: 'Confirmar',
      otherwise: 'Se não foi você, ignore este e-mail e encerre as sessões que não reconhecer.',
    },
  },
  zh: {
    greeting: '{name}，您好！',
    expires: '此链接在 60 分钟内有效。',
    'verify-email': {
      subject: '验证您的邮箱地址',
      why: '验证邮箱后即可使用 {brand} 的全部功能：',
      action: '验证邮箱地址',
      otherwise: '如果您没有注册账号，请忽略此邮件。',
    },
    'reset-password': {
      subject: '重置您的密码',
      why: '有人（希望是您本人）申请重置 {brand} 的密码，请在此设置新密码：',
      action: '重置密码',
      otherwise: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    'confirm-identity': {
      subject: '确认是您本人',
      why: '您在 {brand} 请求了受保护的操作。请在同一浏览器中打开此链接以继续：',
      action: '确认',
      otherwise: '如果不是您本人操作，请忽略此邮件，并退出您不认识的会话。',
    },
  },
  ru: {
    greeting: 'Здравствуйте, {name}!',
    expires: 'Ссылка действует 60 минут.',
    'verify-email': {
      subject: 'Подтвердите адрес электронной почты',
      why: 'Подтвердите адрес, чтобы пользоваться всеми возможностями {brand}:',
      action: 'Подтвердить адрес',
      otherwise: 'Если вы не создавали аккаунт, не обращайте внимания на это письмо.',
    },
    'reset-password': {
      subject: 'Сброс пароля',
      why: 'Кто-то (надеемся, вы) запросил новый пароль в {brand}. Задайте его здесь:',
      action: 'Сбросить пароль',
      otherwise: 'Если это были не вы, не обращайте внимания на письмо: пароль останется прежним.',
    },
    'confirm-identity': {
      subject: 'Подтвердите, что это вы',
      why: 'Вы запросили защищённое действие в {brand}. Чтобы продолжить, откройте эту ссылку в том же браузере:',
      action: 'Подтвердить',
      otherwise:
        'Если это были не вы, не обращайте внимания на письмо и завершите незнакомые сеансы.',
    },
  },
};
