export default {
  connecting: 'Connexion…',
  reconnecting: 'Reconnexion…',
  unavailable:
    'Connexion en temps réel interrompue. Les nouveaux messages apparaîtront à son retour.',
  refused: 'Les messages en temps réel sont désactivés. Ce que vous écrivez est quand même envoyé.',
  barred: 'Impossible d’activer les messages en temps réel. Nouvel essai…',
  retry: 'Essayer maintenant',
};
