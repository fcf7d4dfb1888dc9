export default {
  subscriptionsTitle: 'Pas encore d’abonnement',
  subscriptionsText:
    'Les créateurs auxquels vous vous abonnez seront ici, avec la date et le prix du prochain prélèvement.',
  followedTitle: 'Vous ne suivez encore personne',
  followedText: 'Les personnes que vous suivez seront ici, et leurs publications dans votre fil.',
  subscribersTitle: 'Pas encore d’abonné',
  subscribersText:
    'Les personnes qui paient pour vos publications seront ici, avec la date de fin.',
  followersTitle: 'Pas encore de follower',
  followersText: 'Les personnes qui vous suivent seront ici. Publier est un bon début.',
  blacklistTitle: 'Aucune personne limitée',
  blacklistText:
    'Les personnes que vous mettez en sourdine, restreignez ou bloquez seront ici, et vous pourrez lever ces limites.',
};
