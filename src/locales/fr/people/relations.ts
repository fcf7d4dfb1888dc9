export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Mes créateurs',
    tabs: 'Listes de vos créateurs',
  },
  audience: {
    title: 'Audience',
    tabs: 'Listes de votre audience',
  },
  lists: {
    subscriptions: 'Abonnements',
    followed: 'Suivis',
    subscribers: 'Abonnés',
    followers: 'Followers',
    blacklist: 'Liste de blocage',
  },
  tabCount: {
    one: '{{count}} personne',
    many: '{{count}} de personnes',
    other: '{{count}} personnes',
  },
};
