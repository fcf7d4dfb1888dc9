import type { LocaleCode } from '#src/contract/locale.ts';

/** The words of a list's file; `states` are of subscriptions. */
export interface CsvTexts {
  username: string;
  name: string;
  profile: string;
  since: string;
  state: string;
  until: string;
  months: string;
  price: string;
  currency: string;
  ban: string;
  states: { active: string; ending: string; expired: string };
  bans: { mute: string; restrict: string; block: string };
}

/** Headers and words of the files in the six languages. */
export const csvTexts: Record<LocaleCode, CsvTexts> = {
  en: {
    username: 'Username',
    name: 'Name',
    profile: 'Profile',
    since: 'Since',
    state: 'State',
    until: 'Until',
    months: 'Months',
    price: 'Price',
    currency: 'Currency',
    ban: 'Limit',
    states: { active: 'Renews', ending: 'Ends', expired: 'Expired' },
    bans: { mute: 'Muted', restrict: 'Restricted', block: 'Blocked' },
  },
  es: {
    username: 'Nombre de usuario',
    name: 'Nombre',
    profile: 'Perfil',
    since: 'Desde',
    state: 'Estado',
    until: 'Hasta',
    months: 'Meses',
    price: 'Precio',
    currency: 'Moneda',
    ban: 'Límite',
    states: { active: 'Se renueva', ending: 'Termina', expired: 'Caducada' },
    bans: { mute: 'Silenciado', restrict: 'Restringido', block: 'Bloqueado' },
  },
  fr: {
    username: 'Nom d’utilisateur',
    name: 'Nom',
    profile: 'Profil',
    since: 'Depuis',
    state: 'État',
    until: 'Jusqu’au',
    months: 'Mois',
    price: 'Prix',
    currency: 'Devise',
    ban: 'Limite',
    states: { active: 'Se renouvelle', ending: 'Se termine', expired: 'Expiré' },
    bans: { mute: 'En sourdine', restrict: 'Restreint', block: 'Bloqué' },
  },
  'pt-BR': {
    username: 'Nome de usuário',
    name: 'Nome',
    profile: 'Perfil',
    since: 'Desde',
    state: 'Estado',
    until: 'Até',
    months: 'Meses',
    price: 'Preço',
    currency: 'Moeda',
    ban: 'Limite',
    states: { active: 'Renova', ending: 'Termina', expired: 'Vencida' },
    bans: { mute: 'Silenciado', restrict: 'Restrito', block: 'Bloqueado' },
  },
  zh: {
    username: '用户名',
    name: '名称',
    profile: '主页',
    since: '开始时间',
    state: '状态',
    until: '到期时间',
    months: '月数',
    price: '价格',
    currency: '货币',
    ban: '限制方式',
    states: { active: '自动续费', ending: '到期结束', expired: '已过期' },
    bans: { mute: '已静音', restrict: '已限制', block: '已拉黑' },
  },
  ru: {
    username: 'Имя пользователя',
    name: 'Имя',
    profile: 'Профиль',
    since: 'С',
    state: 'Состояние',
    until: 'До',
    months: 'Месяцев',
    price: 'Цена',
    currency: 'Валюта',
    ban: 'Ограничение',
    states: { active: 'Продлевается', ending: 'Заканчивается', expired: 'Истекла' },
    bans: { mute: 'Скрыт', restrict: 'Ограничен', block: 'Заблокирован' },
  },
};
