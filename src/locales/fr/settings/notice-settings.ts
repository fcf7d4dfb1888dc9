export default {
  title: 'Notifications',
  lead: 'Ce dont nous vous informons, sur tous vos appareils.',
  loading: 'Chargement de vos paramètres de notification',
  failed: 'Impossible de charger vos paramètres de notification.',
  likes: 'J’aime sur vos publications',
  comments: 'Commentaires sur vos publications',
  followers: 'Nouveaux followers',
  subscribers: 'Nouveaux abonnés et renouvellements',
  purchases: 'Pourboires et achats',
  always: 'Les reçus, les remboursements et les échecs de renouvellement arrivent toujours.',
};
