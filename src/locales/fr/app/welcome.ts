export default {
  documentTitle: 'Bienvenue',
  title: 'Soutenez celles et ceux qui créent ce que vous aimez',
  lead: '{{brand}} est l’endroit où les créateurs partagent leur travail et où les fans les soutiennent.',
  loginTitle: 'Se connecter à {{brand}}',
  refused: 'Vous n’êtes pas connecté. Connectez-vous pour en voir plus.',
  exploreTitle: 'Un aperçu',
  register: 'Créer un compte',
};
