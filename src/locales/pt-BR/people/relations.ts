export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Interesses',
    tabs: 'Listas dos seus interesses',
  },
  audience: {
    title: 'Público',
    tabs: 'Listas do seu público',
  },
  lists: {
    subscriptions: 'Suas assinaturas',
    followed: 'Você segue',
    subscribers: 'Seus assinantes',
    followers: 'Seus seguidores',
    blacklist: 'Lista de bloqueio',
  },
  tabCount: {
    one: '{{count}} pessoa',
    many: '{{count}} pessoas',
    other: '{{count}} pessoas',
  },
};
