import type { LocaleCode } from '#src/contract/locale.ts';

/** The headers of a file of analytics beside those of billing. */
export interface ReportCsvTexts {
  from: string;
  to: string;
  sales: string;
  subscriptions: string;
  posts: string;
  messages: string;
  tips: string;
  referrals: string;
  followers: string;
  subscribers: string;
}

/** Headers of the file in the six languages. */
export const reportCsvTexts: Record<LocaleCode, ReportCsvTexts> = {
  en: {
    from: 'From',
    to: 'To',
    sales: 'Sales',
    subscriptions: 'Subscriptions, net',
    posts: 'Posts, net',
    messages: 'Messages, net',
    tips: 'Tips, net',
    referrals: 'Referrals, net',
    followers: 'New followers',
    subscribers: 'New subscribers',
  },
  es: {
    from: 'Desde',
    to: 'Hasta',
    sales: 'Ventas',
    subscriptions: 'Suscripciones, neto',
    posts: 'Publicaciones, neto',
    messages: 'Mensajes, neto',
    tips: 'Propinas, neto',
    referrals: 'Invitaciones, neto',
    followers: 'Seguidores nuevos',
    subscribers: 'Suscriptores nuevos',
  },
  fr: {
    from: 'Du',
    to: 'Au',
    sales: 'Ventes',
    subscriptions: 'Abonnements, net',
    posts: 'Publications, net',
    messages: 'Messages, net',
    tips: 'Pourboires, net',
    referrals: 'Invitations, net',
    followers: 'Nouveaux followers',
    subscribers: 'Nouveaux abonnés',
  },
  'pt-BR': {
    from: 'De',
    to: 'Até',
    sales: 'Vendas',
    subscriptions: 'Assinaturas, líquido',
    posts: 'Publicações, líquido',
    messages: 'Mensagens, líquido',
    tips: 'Gorjetas, líquido',
    referrals: 'Convites, líquido',
    followers: 'Novos seguidores',
    subscribers: 'Novos assinantes',
  },
  zh: {
    from: '起',
    to: '止',
    sales: '销售笔数',
    subscriptions: '订阅净额',
    posts: '帖子净额',
    messages: '消息净额',
    tips: '打赏净额',
    referrals: '邀请净额',
    followers: '新关注者',
    subscribers: '新订阅者',
  },
  ru: {
    from: 'С',
    to: 'По',
    sales: 'Продажи',
    subscriptions: 'Подписки, к получению',
    posts: 'Публикации, к получению',
    messages: 'Сообщения, к получению',
    tips: 'Чаевые, к получению',
    referrals: 'Приглашения, к получению',
    followers: 'Новые читатели',
    subscribers: 'Новые подписчики',
  },
};
