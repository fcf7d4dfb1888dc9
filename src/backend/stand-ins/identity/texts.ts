import type { LocaleCode } from '#src/contract/locale.ts';

/** What the stand-in's page says. `{brand}`, `{name}` and `{seconds}` are filled in. */
interface PageTexts {
  title: string;
  standIn: string;
  lead: string;
  send: string;
  approved: string;
  blurred: string;
  glare: string;
  expired: string;
  checked: string;
  leave: string;
  over: string;
  gone: string;
  back: string;
}

export const pageTexts: Record<LocaleCode, PageTexts> = {
  en: {
    title: 'Verify your identity for {brand}',
    standIn: '{name} is a stand-in for a real identity provider. It asks for no document.',
    lead: 'Choose how the check ends.',
    send: 'Send my document',
    approved: 'It is accepted.',
    blurred: 'It is not accepted: the picture is blurred.',
    glare: 'It is not accepted: the picture has glare.',
    expired: 'It is not accepted: the document has expired.',
    checked: 'It is checked for {seconds} seconds, then accepted.',
    leave: 'Leave without finishing',
    over: 'Your document was sent. You can close this page.',
    gone: 'This page is not there anymore. Go back and start again.',
    back: 'Back to {brand}',
  },
  es: {
    title: 'Verifica tu identidad para {brand}',
    standIn: '{name} hace las veces de un proveedor de identidad real. No pide ningún documento.',
    lead: 'Elige cómo termina la comprobación.',
    send: 'Enviar mi documento',
    approved: 'Se acepta.',
    blurred: 'No se acepta: la foto está borrosa.',
    glare: 'No se acepta: la foto tiene reflejos.',
    expired: 'No se acepta: el documento ha caducado.',
    checked: 'Se comprueba durante {seconds} segundos y luego se acepta.',
    leave: 'Salir sin terminar',
    over: 'Tu documento se ha enviado. Puedes cerrar esta página.',
    gone: 'Esta página ya no existe. Vuelve atrás y empieza de nuevo.',
    back: 'Volver a {brand}',
  },
  fr: {
    title: 'Vérifiez votre identité pour {brand}',
    standIn: '{name} tient lieu de véritable fournisseur d’identité. Aucun document n’est demandé.',
    lead: 'Choisissez l’issue de la vérification.',
    send: 'Envoyer mon document',
    approved: 'Il est accepté.',
    blurred: 'Il n’est pas accepté\u202F: la photo est floue.',
    glare: 'Il n’est pas accepté\u202F: la photo a des reflets.',
    expired: 'Il n’est pas accepté\u202F: le document a expiré.',
    checked: 'Il est vérifié pendant {seconds} secondes, puis accepté.',
    leave: 'Quitter sans terminer',
    over: 'Votre document est envoyé. Vous pouvez fermer cette page.',
    gone: 'Cette page n’existe plus. Revenez en arrière et recommencez.',
    back: 'Retour à {brand}',
  },
  'pt-BR': {
    title: 'Verifique sua identidade para o {brand}',
    standIn: '{name} faz o papel de um provedor de identidade real. Ele não pede documento.',
    lead: 'Escolha como a verificação termina.',
    send: 'Enviar meu documento',
    approved: 'Ele é aceito.',
    blurred: 'Ele não é aceito: a foto está desfocada.',
    glare: 'Ele não é aceito: a foto tem reflexo.',
    expired: 'Ele não é aceito: o documento venceu.',
    checked: 'Ele é verificado por {seconds} segundos e depois aceito.',
    leave: 'Sair sem terminar',
    over: 'Seu documento foi enviado. Você pode fechar esta página.',
    gone: 'Esta página não existe mais. Volte e comece de novo.',
    back: 'Voltar ao {brand}',
  },
  zh: {
    title: '为 {brand} 验证您的身份',
    standIn: '{name} 在此代替真实的身份验证服务商，不会索取任何证件。',
    lead: '请选择验证的结果。',
    send: '提交我的证件',
    approved: '证件被接受。',
    blurred: '未被接受：照片模糊。',
    glare: '未被接受：照片有反光。',
    expired: '未被接受：证件已过期。',
    checked: '审核 {seconds} 秒后被接受。',
    leave: '不完成并离开',
    over: '您的证件已提交，可以关闭此页面。',
    gone: '此页面已不存在。请返回并重新开始。',
    back: '返回 {brand}',
  },
  ru: {
    title: 'Подтвердите личность для {brand}',
    standIn: '{name} заменяет настоящую службу проверки личности. Документ здесь не нужен.',
    lead: 'Выберите, чем закончится проверка.',
    send: 'Отправить документ',
    approved: 'Документ принят.',
    blurred: 'Документ не принят: снимок размыт.',
    glare: 'Документ не принят: на снимке блики.',
    expired: 'Документ не принят: он просрочен.',
    checked: 'Документ проверяется {seconds} секунд, затем принят.',
    leave: 'Уйти, не закончив',
    over: 'Документ отправлен. Эту страницу можно закрыть.',
    gone: 'Этой страницы больше нет. Вернитесь и начните заново.',
    back: 'Вернуться в {brand}',
  },
};
