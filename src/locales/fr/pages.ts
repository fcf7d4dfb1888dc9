export default {
  welcome: {
    title: 'Soutenez celles et ceux qui créent ce que vous aimez',
    lead: '{{brand}} est l’endroit où les créateurs partagent leur travail et où les fans les soutiennent.',
    loginTitle: 'Se connecter à {{brand}}',
    refused: 'Vous n’êtes pas connecté. Connectez-vous pour en voir plus.',
    exploreTitle: 'Un aperçu',
    register: 'Créer un compte',
  },
  document: {
    title: 'Document',
    loading: 'Chargement du document',
    updated: 'Dernière modification le {{date}}',
    failed: 'Nous n’avons pas pu charger ce document.',
    retry: 'Réessayer',
  },
  cookies: {
    title: 'Déclaration relative aux cookies',
    lead: 'Voici tout ce que {{brand}} conserve dans votre navigateur, pourquoi et pendant combien de temps.',
    name: 'Nom',
    kind: 'Type',
    purpose: 'Finalité',
    lifetime: 'Conservation',
    kinds: {
      cookie: 'Cookie',
      localStorage: 'Stockage local',
      sessionStorage: 'Stockage de session',
    },
    consentTitle: 'Votre confirmation d’âge',
    consentText: 'Vous pouvez retirer votre confirmation. Elle vous sera aussitôt redemandée.',
    withdraw: 'Me redemander',
    withdrawn: 'Votre confirmation est oubliée.',
  },
};
