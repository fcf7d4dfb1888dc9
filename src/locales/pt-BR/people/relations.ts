export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Meus criadores',
    tabs: 'Listas dos seus criadores',
  },
  audience: {
    title: 'Público',
    tabs: 'Listas do seu público',
  },
  lists: {
    subscriptions: 'Assinaturas',
    followed: 'Seguindo',
    subscribers: 'Assinantes',
    followers: 'Seguidores',
    blacklist: 'Lista de bloqueio',
  },
  tabCount: {
    one: '{{count}} pessoa',
    many: '{{count}} de pessoas',
    other: '{{count}} pessoas',
  },
};
