export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Abonnements',
    tabs: 'Listes de vos abonnements et suivis',
  },
  audience: {
    title: 'Audience',
    tabs: 'Listes de votre audience',
  },
  lists: {
    subscriptions: 'Vos abonnements',
    followed: 'Vous suivez',
    subscribers: 'Vos abonnés payants',
    followers: 'Vos followers',
    blacklist: 'Liste noire',
  },
  tabCount: {
    one: '{{count}} personne',
    many: '{{count}} personnes',
    other: '{{count}} personnes',
  },
};
