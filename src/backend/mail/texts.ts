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
    expires: 'The link works for 60 minutes.',
    'verify-email': {
      subject: 'Verify your email address',
      why: 'Please confirm that this address is yours, and {brand} is all open to you:',
      action: 'Verify email address',
      otherwise: 'If you did not create an account, you need not do anything.',
    },
    'reset-password': {
      subject: 'Reset your password',
      why: 'Somebody, hopefully you, asked for a new password at {brand}. Choose one here:',
      action: 'Reset password',
      otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
    },
    'confirm-identity': {
      subject: 'Confirm that it is you',
      why: 'Something protected at {brand} waits for you. Open this link in the same browser:',
      action: 'Confirm',
      otherwise: 'If it was not you, ignore this mail, and log out everywhere you do not know.',
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    expires: 'El enlace funciona durante 60 minutos.',
    'verify-email': {
      subject: 'Verifica tu dirección de correo',
      why: 'Confirma que esta dirección es tuya y tendrás {brand} a tu disposición:',
      action: 'Verificar la dirección',
      otherwise: 'Si no has creado ninguna cuenta, no tienes que hacer nada.',
    },
    'reset-password': {
      subject: 'Restablece tu contraseña',
      why: 'Alguien, esperamos que tú, pidió una contraseña nueva en {brand}. Elígela aquí:',
      action: 'Restablecer la contraseña',
      otherwise: 'Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
    },
    'confirm-identity': {
      subject: 'Confirma que eres tú',
      why: 'Algo protegido en {brand} te espera. Abre este enlace en el mismo navegador:',
      action: 'Confirmar',
      otherwise: 'Si no fuiste tú, ignora este correo y cierra sesión donde no la reconozcas.',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    expires: 'Le lien fonctionne pendant 60 minutes.',
    'verify-email': {
      subject: 'Vérifiez votre adresse e-mail',
      why: 'Confirmez que cette adresse est la vôtre, et tout {brand} vous est ouvert :',
      action: 'Vérifier l’adresse e-mail',
      otherwise: 'Si vous n’avez pas créé de compte, vous n’avez rien à faire.',
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe',
      why: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour {brand}. Choisissez-le ici :',
      action: 'Réinitialiser le mot de passe',
      otherwise: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
    },
    'confirm-identity': {
      subject: 'Confirmez que c’est bien vous',
      why: 'Une action protégée sur {brand} vous attend. Ouvrez ce lien dans le même navigateur :',
      action: 'Confirmer',
      otherwise:
        'Si ce n’était pas vous, ignorez ce message et déconnectez-vous partout où vous ne vous reconnaissez pas.',
    },
  },
  'pt-BR': {
    greeting: 'Olá, {name}!',
    expires: 'O link funciona por 60 minutos.',
    'verify-email': {
      subject: 'Confirme seu e-mail',
      why: 'Confirme que este endereço é seu e o {brand} fica todo à sua disposição:',
      action: 'Confirmar e-mail',
      otherwise: 'Se você não criou uma conta, não precisa fazer nada.',
    },
    'reset-password': {
      subject: 'Redefina sua senha',
      why: 'Alguém, provavelmente você, pediu uma nova senha no {brand}. Escolha-a aqui:',
      action: 'Redefinir senha',
      otherwise: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    },
    'confirm-identity': {
      subject: 'Confirme que é você',
      why: 'Algo protegido no {brand} espera por você. Abra este link no mesmo navegador:',
      action: 'Confirmar',
      otherwise: 'Se não foi você, ignore esta mensagem e saia de onde não reconhecer.',
    },
  },
  zh: {
    greeting: '{name}，您好！',
    expires: '此链接在 60 分钟内有效。',
    'verify-email': {
      subject: '验证您的邮箱地址',
      why: '请确认这个邮箱属于您，之后即可使用 {brand} 的全部功能：',
      action: '验证邮箱地址',
      otherwise: '如果您没有注册账号，无需进行任何操作。',
    },
    'reset-password': {
      subject: '重置您的密码',
      why: '有人（希望是您本人）申请重置 {brand} 的密码，请在此设置新密码：',
      action: '重置密码',
      otherwise: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    'confirm-identity': {
      subject: '确认是您本人',
      why: '{brand} 上有受保护的操作等待您确认。请在同一浏览器中打开此链接：',
      action: '确认',
      otherwise: '如果不是您本人操作，请忽略此邮件，并退出您不认识的登录。',
    },
  },
  ru: {
    greeting: 'Здравствуйте, {name}!',
    expires: 'Ссылка действует 60 минут.',
    'verify-email': {
      subject: 'Подтвердите адрес электронной почты',
      why: 'Подтвердите, что этот адрес ваш, и весь {brand} будет вам открыт:',
      action: 'Подтвердить адрес',
      otherwise: 'Если вы не создавали учётную запись, ничего делать не нужно.',
    },
    'reset-password': {
      subject: 'Сброс пароля',
      why: 'Кто-то (надеемся, вы) запросил новый пароль в {brand}. Задайте его здесь:',
      action: 'Сбросить пароль',
      otherwise: 'Если это были не вы, не обращайте внимания: пароль останется прежним.',
    },
    'confirm-identity': {
      subject: 'Подтвердите, что это вы',
      why: 'Защищённое действие в {brand} ждёт вас. Откройте эту ссылку в том же браузере:',
      action: 'Подтвердить',
      otherwise:
        'Если это были не вы, не обращайте внимания на письмо и выйдите там, где вы себя не узнаёте.',
    },
  },
};
