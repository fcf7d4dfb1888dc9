import type { LocaleCode } from '#src/contract/locale.ts';

interface Letter {
  subject: string;
  /** In front of the link. */
  why: string;
  action: string;
}
interface Texts {
  expires: string;
  /** To the new address. */
  new: Letter & { otherwise: string };
  /** To the old one, with a second link that cancels. */
  old: Letter & { otherwise: string; cancel: string };
  /** To a new address that is another account's: it learns of the attempt, and confirms nothing. */
  taken: Letter;
}

/** What goes to both addresses of a change. `{brand}`, `{username}` and `{email}` are filled in. */
export const emailChangeTexts: Record<LocaleCode, Texts> = {
  en: {
    expires: 'This link works for 24 hours.',
    new: {
      subject: 'Confirm your new email',
      why: 'Someone, hopefully you, wants to use this email for the {brand} account @{username}. Confirm it here:',
      action: 'Confirm email',
      otherwise: "If it wasn't you, ignore this email. Nothing changes.",
    },
    old: {
      subject: 'Confirm the change of your email',
      why: 'Someone, hopefully you, asked to change the email of your {brand} account to {email}. It changes when both emails have confirmed. Confirm with this one:',
      action: 'Confirm the change',
      otherwise: "If it wasn't you, cancel the change, then choose a new password:",
      cancel: 'Cancel the change',
    },
    taken: {
      subject: 'Your email is already in use',
      why: 'Someone, perhaps you, asked to use this email for another {brand} account. It belongs to your account, so nothing changed. Sign in here:',
      action: 'Sign in',
    },
  },
  es: {
    expires: 'El enlace funciona durante 24 horas.',
    new: {
      subject: 'Confirma tu nuevo correo',
      why: 'Alguien, esperamos que tú, quiere usar este correo en la cuenta @{username} de {brand}. Confírmalo aquí:',
      action: 'Confirmar correo',
      otherwise: 'Si no fuiste tú, ignora este correo. No cambia nada.',
    },
    old: {
      subject: 'Confirma el cambio de tu correo',
      why: 'Alguien, esperamos que tú, pidió cambiar el correo de tu cuenta de {brand} a {email}. Cambiará cuando ambos correos lo hayan confirmado. Confírmalo con este:',
      action: 'Confirmar el cambio',
      otherwise: 'Si no fuiste tú, cancela el cambio y después elige una contraseña nueva:',
      cancel: 'Cancelar el cambio',
    },
    taken: {
      subject: 'Tu correo ya está en uso',
      why: 'Alguien, quizá tú, pidió usar este correo en otra cuenta de {brand}. Es el de tu cuenta, así que no ha cambiado nada. Inicia sesión aquí:',
      action: 'Iniciar sesión',
    },
  },
  fr: {
    expires: 'Le lien fonctionne pendant 24 heures.',
    new: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      why: 'Quelqu’un, vous sans doute, veut utiliser cette adresse pour le compte {brand} @{username}. Confirmez-la ici :',
      action: 'Confirmer l’adresse e-mail',
      otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne change.',
    },
    old: {
      subject: 'Confirmez le changement d’adresse e-mail',
      why: 'Quelqu’un, vous sans doute, a demandé à remplacer l’adresse e-mail de votre compte {brand} par {email}. Elle changera quand les deux adresses auront confirmé. Confirmez avec celle-ci :',
      action: 'Confirmer le changement',
      otherwise:
        'Si ce n’était pas vous, annulez le changement, puis choisissez un nouveau mot de passe :',
      cancel: 'Annuler le changement',
    },
    taken: {
      subject: 'Votre adresse e-mail est déjà utilisée',
      why: 'Quelqu’un, vous peut-être, a demandé à utiliser cette adresse pour un autre compte {brand}. C’est celle de votre compte : rien n’a changé. Connectez-vous ici :',
      action: 'Se connecter',
    },
  },
  'pt-BR': {
    expires: 'O link funciona por 24 horas.',
    new: {
      subject: 'Confirme seu novo e-mail',
      why: 'Alguém, provavelmente você, quer usar este e-mail na conta @{username} do {brand}. Confirme aqui:',
      action: 'Confirmar e-mail',
      otherwise: 'Se não foi você, ignore este e-mail. Nada muda.',
    },
    old: {
      subject: 'Confirme a troca do seu e-mail',
      why: 'Alguém, provavelmente você, pediu para trocar o e-mail da sua conta do {brand} por {email}. A troca acontece quando os dois e-mails confirmarem. Confirme com este:',
      action: 'Confirmar a troca',
      otherwise: 'Se não foi você, cancele a troca e depois escolha uma nova senha:',
      cancel: 'Cancelar a troca',
    },
    taken: {
      subject: 'Seu e-mail já está em uso',
      why: 'Alguém, talvez você, pediu para usar este e-mail em outra conta do {brand}. Ele é o da sua conta, então nada mudou. Entre aqui:',
      action: 'Entrar',
    },
  },
  zh: {
    expires: '此链接在 24 小时内有效。',
    new: {
      subject: '确认您的新邮箱',
      why: '有人（希望是您本人）想把此邮箱用于 {brand} 账号 @{username}，请在此确认：',
      action: '确认邮箱',
      otherwise: '如果不是您本人操作，请忽略此邮件，不会有任何更改。',
    },
    old: {
      subject: '确认更换邮箱',
      why: '有人（希望是您本人）申请将您的 {brand} 账号邮箱更换为 {email}。两个邮箱都确认后才会更换。请用此邮箱确认：',
      action: '确认更换',
      otherwise: '如果不是您本人操作，请取消更换，然后设置新密码：',
      cancel: '取消更换',
    },
    taken: {
      subject: '您的邮箱已被使用',
      why: '有人（可能是您本人）想把此邮箱用于另一个 {brand} 账号。它已属于您的账号，因此没有任何更改。请在此登录：',
      action: '登录',
    },
  },
  ru: {
    expires: 'Ссылка действует 24 часа.',
    new: {
      subject: 'Подтвердите новый адрес электронной почты',
      why: 'Кто-то (надеемся, вы) хочет использовать этот адрес для аккаунта @{username} в {brand}. Подтвердите его здесь:',
      action: 'Подтвердить адрес',
      otherwise: 'Если это были не вы, не обращайте внимания на письмо: ничего не изменится.',
    },
    old: {
      subject: 'Подтвердите смену адреса электронной почты',
      why: 'Кто-то (надеемся, вы) попросил сменить адрес вашего аккаунта в {brand} на {email}. Он изменится, когда подтвердят оба адреса. Подтвердите с этого:',
      action: 'Подтвердить смену',
      otherwise: 'Если это были не вы, отмените смену, а затем задайте новый пароль:',
      cancel: 'Отменить смену',
    },
    taken: {
      subject: 'Ваш адрес уже используется',
      why: 'Кто-то (возможно, вы) попросил использовать этот адрес для другого аккаунта в {brand}. Он принадлежит вашему аккаунту, поэтому ничего не изменилось. Войдите здесь:',
      action: 'Войти',
    },
  },
};
