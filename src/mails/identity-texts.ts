import type { IdentityReason } from '#src/contract/identity.ts';
import type { LocaleCode } from '#src/contract/locale.ts';

/** How a check ended: accepted, or why it was not. */
export type IdentityOutcome = 'approved' | IdentityReason;
interface Letter {
  subject: string;
  what: string;
  action: string;
}
interface Texts {
  approved: Letter;
  /** `what` is followed by the reason. */
  rejected: Letter;
  reasons: Record<IdentityReason, string>;
}

/** What a member is mailed when their identity was checked. `{brand}` is filled in. */
export const identityTexts: Record<LocaleCode, Texts> = {
  en: {
    approved: {
      subject: 'Your identity is verified',
      what: 'You can now sell and get paid at {brand}:',
      action: 'Start selling',
    },
    rejected: {
      subject: "Your identity isn't verified yet",
      what: "We couldn't verify your identity for {brand}.",
      action: 'Try again',
    },
    reasons: {
      blurred: 'The picture is blurred. Take it in daylight, without flash.',
      glare: 'Part of the picture is too bright. Take it without flash, away from lamps.',
      corners: 'The picture is cut off. All four corners of the document must be in it.',
      expired: 'The document has expired. Use one that is valid for at least 30 more days.',
      mismatch: "The picture of you and the document don't match.",
      unreadable: "The document can't be read. Use the original, not a copy.",
      other: "The document wasn't accepted. Try another one.",
    },
  },
  es: {
    approved: {
      subject: 'Tu identidad está verificada',
      what: 'Ya puedes vender y cobrar en {brand}:',
      action: 'Empezar a vender',
    },
    rejected: {
      subject: 'Tu identidad aún no está verificada',
      what: 'No pudimos verificar tu identidad para {brand}.',
      action: 'Reintentar',
    },
    reasons: {
      blurred: 'La foto está borrosa. Hazla con luz de día y sin flash.',
      glare: 'Parte de la foto tiene reflejos. Hazla sin flash y lejos de las lámparas.',
      corners: 'La foto está cortada. Deben verse las cuatro esquinas del documento.',
      expired: 'El documento ha caducado. Usa uno válido durante al menos 30 días más.',
      mismatch: 'Tu foto y el documento no coinciden.',
      unreadable: 'No se puede leer el documento. Usa el original, no una copia.',
      other: 'El documento no se aceptó. Prueba con otro.',
    },
  },
  fr: {
    approved: {
      subject: 'Votre identité est vérifiée',
      what: 'Vous pouvez maintenant vendre et recevoir vos gains sur {brand} :',
      action: 'Commencer à vendre',
    },
    rejected: {
      subject: 'Votre identité n’est pas encore vérifiée',
      what: 'Impossible de vérifier votre identité pour {brand}.',
      action: 'Réessayer',
    },
    reasons: {
      blurred: 'La photo est floue. Prenez-la à la lumière du jour, sans flash.',
      glare: 'Une partie de la photo est éblouie. Prenez-la sans flash, loin des lampes.',
      corners: 'La photo est coupée. Les quatre coins du document doivent être visibles.',
      expired: 'Le document a expiré. Utilisez-en un encore valable au moins 30 jours.',
      mismatch: 'Votre photo et le document ne correspondent pas.',
      unreadable: 'Le document est illisible. Utilisez l’original, pas une copie.',
      other: 'Le document n’a pas été accepté. Essayez avec un autre.',
    },
  },
  'pt-BR': {
    approved: {
      subject: 'Sua identidade foi verificada',
      what: 'Agora você pode vender e receber no {brand}:',
      action: 'Começar a vender',
    },
    rejected: {
      subject: 'Sua identidade ainda não foi verificada',
      what: 'Não conseguimos verificar sua identidade para o {brand}.',
      action: 'Tentar de novo',
    },
    reasons: {
      blurred: 'A foto está desfocada. Tire-a à luz do dia, sem flash.',
      glare: 'Parte da foto tem reflexo. Tire-a sem flash, longe de lâmpadas.',
      corners: 'A foto está cortada. Os quatro cantos do documento devem aparecer.',
      expired: 'O documento venceu. Use um que valha por pelo menos mais 30 dias.',
      mismatch: 'Sua foto e o documento não conferem.',
      unreadable: 'Não dá para ler o documento. Use o original, não uma cópia.',
      other: 'O documento não foi aceito. Tente com outro.',
    },
  },
  zh: {
    approved: {
      subject: '您的身份已通过验证',
      what: '您现在可以在 {brand} 销售并收款：',
      action: '开始销售',
    },
    rejected: {
      subject: '您的身份尚未通过验证',
      what: '我们无法为 {brand} 验证您的身份。',
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
  ru: {
    approved: {
      subject: 'Ваша личность подтверждена',
      what: 'Теперь вы можете продавать и получать выплаты в {brand}:',
      action: 'Начать продавать',
    },
    rejected: {
      subject: 'Ваша личность пока не подтверждена',
      what: 'Не удалось подтвердить вашу личность для {brand}.',
      action: 'Попробовать ещё раз',
    },
    reasons: {
      blurred: 'Снимок размыт. Сделайте его при дневном свете, без вспышки.',
      glare: 'На снимке блики. Сделайте его без вспышки, подальше от ламп.',
      corners: 'Снимок обрезан. Должны быть видны все четыре угла документа.',
      expired: 'Документ просрочен. Он должен действовать ещё хотя бы 30 дней.',
      mismatch: 'Ваш снимок и документ не совпадают.',
      unreadable: 'Документ не читается. Используйте оригинал, а не копию.',
      other: 'Документ не принят. Попробуйте другой.',
    },
  },
};
