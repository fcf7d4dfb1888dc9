export default {
  use: 'Utiliser plutôt une clé d’accès',
  left: 'L’appareil n’a pas terminé l’opération. Rien n’est confirmé.',
  refused: 'Impossible de confirmer avec cette clé d’accès. Réessayez, ou confirmez autrement.',
};
