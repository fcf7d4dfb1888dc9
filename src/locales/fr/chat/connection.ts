export default {
  connecting: 'Connexion…',
  reconnecting: 'Reconnexion…',
  unavailable: 'Pas de connexion en direct. Les nouveaux messages apparaîtront à son retour.',
  refused: 'Les messages en direct sont coupés. Ce que vous écrivez est quand même envoyé.',
  barred: 'Les messages en direct n’ont pas pu être activés. Nouvel essai…',
  retry: 'Essayer maintenant',
};
