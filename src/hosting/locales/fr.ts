export default {
  answers: {
    busy: { title: 'Trop de requêtes', text: 'Attendez une minute, puis réessayez.' },
    broken: {
      title: 'Une erreur est survenue !',
      text: 'Nous n’avons pas pu afficher cette page. Réessayez.',
    },
    away: {
      title: 'Cette page est indisponible pour le moment',
      text: 'Le site est peut-être occupé. Réessayez dans quelques minutes.',
    },
    starting: { title: 'Le site démarre', text: 'Cette page s’ouvrira dès qu’il sera prêt.' },
  },

  boot: {
    failed: {
      title: 'Cette page ne s’est pas chargée',
      text: 'Vérifiez votre connexion, puis réessayez.',
    },
    old: {
      title: 'Ce navigateur est trop ancien',
      text: 'Mettez-le à jour ou ouvrez cette page dans un autre navigateur.',
    },
    retry: 'Réessayer',
  },

  noScripts: {
    title: 'Ce site a besoin de JavaScript',
    text: 'Activez JavaScript dans les réglages de votre navigateur, puis rechargez la page.',
  },
};
