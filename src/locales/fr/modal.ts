export default {
  dialogFlow: {
    title: 'Le chargement a échoué',
    text: 'Une partie du site ne s’est pas chargée. Vous pouvez réessayer.',
  },

  dialogs: {
    lost: 'Cette fenêtre n’a pas pu s’ouvrir. Réessayez plus tard.',
    done: 'Terminé',
  },

  discardDialog: {
    discardTitle: 'Quitter sans envoyer ?',
    discardBody: 'Ce que vous avez écrit ici sera perdu.',
    discardConfirm: 'Quitter',
    discardCancel: 'Continuer à écrire',
  },

  refusalNotice: {
    failed: 'Un problème est survenu. Vous pouvez réessayer sans risque.',
    unreachable: 'Connexion impossible. Vous pouvez réessayer sans risque.',
    gone: 'Ceci n’existe plus.',
    wait: {
      one: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} seconde.',
      many: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} de secondes.',
      other: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} secondes.',
    },
  },

  shortcutHelp: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    off: 'Vous pouvez désactiver chacun d’eux dans les paramètres, sous Site.',
    groups: {
      cards: 'Publications',
      goTo: 'Aller à',
      anywhere: 'Partout',
    },
    keys: {
      cards: 'Publication suivante et précédente',
      like: 'J’aime',
      comments: 'Commentaires',
      open: 'Ouvrir',
      share: 'Copier le lien',
      newPosts: 'Voir les nouvelles publications',
      filter: 'Aller au filtre',
      home: 'Accueil',
      explore: 'Explorer',
      messages: 'Messages',
      billing: 'Paiements',
      library: 'Médiathèque',
      search: 'Rechercher',
      newPost: 'Nouvelle publication',
      help: 'Ces touches',
      discreet: 'Mode discret',
      regions: 'Partie suivante de la page',
      toasts: 'Notifications',
      leave: 'Fermer ce qui est ouvert',
    },
  },

  unsavedWords: {
    title: 'Quitter sans enregistrer ?',
    body: 'Ce que vous avez écrit ou modifié sur cette page sera perdu.',
    leave: 'Quitter',
    stay: 'Continuer à écrire',
  },
};
