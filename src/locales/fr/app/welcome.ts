export default {
  documentTitle: 'Bienvenue',
  title: 'Soutenez celles et ceux qui créent ce que vous aimez',
  lead: 'Sur {{brand}}, on crée, on partage son travail, et les fans le soutiennent.',
  loginTitle: 'Se connecter à {{brand}}',
  refused: 'Connectez-vous pour en voir plus.',
  exploreTitle: 'Un aperçu',
  register: 'Créer un compte',
};
