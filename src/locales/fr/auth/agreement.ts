export default {
  agree: 'En cliquant sur Créer un compte, vous acceptez la {{privacy}} et les {{terms}}.',
  privacy: 'politique de confidentialité',
  terms: 'conditions d’utilisation',
  newTab: '(s’ouvre dans un nouvel onglet)',
};
