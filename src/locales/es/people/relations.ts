export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Intereses',
    tabs: 'Listas de tus intereses',
  },
  audience: {
    title: 'Audiencia',
    tabs: 'Listas de tu audiencia',
  },
  lists: {
    subscriptions: 'Tus suscripciones',
    followed: 'Sigues',
    subscribers: 'Tus suscriptores',
    followers: 'Tus seguidores',
    blacklist: 'Lista negra',
  },
  tabCount: {
    one: '{{count}} persona',
    many: '{{count}} personas',
    other: '{{count}} personas',
  },
};
