export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Mis creadores',
    tabs: 'Listas de tus creadores',
  },
  audience: {
    title: 'Audiencia',
    tabs: 'Listas de tu audiencia',
  },
  lists: {
    subscriptions: 'Suscripciones',
    followed: 'Siguiendo',
    subscribers: 'Suscriptores',
    followers: 'Seguidores',
    blacklist: 'Lista de bloqueo',
  },
  tabCount: {
    one: '{{count}} persona',
    many: '{{count}} de personas',
    other: '{{count}} personas',
  },
};
