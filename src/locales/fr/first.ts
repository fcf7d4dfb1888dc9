/** Apart, so that the hosting page's first script brings it alone. */
export const loading = {
  retry: 'Réessayer',
  loading: 'Chargement…',
  page: 'Page',
};

/** The texts that every first load brings: those of the frame and of the first screens. */
export default {
  app: {
    ageConsent: {
      title: 'Avez-vous 18 ans ou plus ?',
      body: 'Ce site propose des contenus pour adultes. En continuant, vous déclarez avoir au moins 18 ans, ou l’âge de la majorité là où vous vivez.',
      storage:
        'Nous vous croyons sur parole. Votre réponse, sa date et sa langue restent sur votre appareil : jusqu’à la fermeture de cet onglet, ou plus longtemps si vous le demandez.',
      confirm: 'J’ai 18 ans ou plus',
      leave: 'Quitter',
      remember: {
        one: 'Retenir ma réponse sur cet appareil pendant {{count}} mois',
        many: 'Retenir ma réponse sur cet appareil pendant {{count}} de mois',
        other: 'Retenir ma réponse sur cet appareil pendant {{count}} mois',
      },
    },
    app: {
      misconfiguredTitle: 'Ce site est mal configuré',
      missing:
        'Il manque « {{field}} » à sa configuration. La personne qui gère le site doit l’ajouter.',
      malformed:
        'La valeur de « {{field}} » dans sa configuration est incorrecte. La personne qui gère le site doit la corriger.',
      unreachableTitle: 'Connexion impossible',
      unreachableText: 'Le site est peut-être occupé, ou vous êtes hors ligne. Réessayez.',
      retry: 'Réessayer',
    },
    connectivity: {
      offline:
        'Vous êtes hors ligne. Ce que vous écrivez est conservé et pourra être envoyé à votre retour.',
      unreachable: 'Connexion impossible pour le moment. Nous continuons d’essayer…',
      checking: 'Tentative de connexion…',
      restored: 'Vous êtes de nouveau en ligne.',
      retry: 'Essayer maintenant',
    },
    failure: {
      unreachable: 'Connexion impossible. Ce que vous avez saisi est en sécurité ; réessayez.',
      oops: 'Oups…',
      unexpected: 'Une erreur s’est produite ! Réessayez.',
      serverFull:
        'Notre espace de stockage est plein : rien n’a été enregistré. Réessayez plus tard.',
      serverFullTyped:
        'Notre espace de stockage est plein : rien n’a été enregistré. Ce que vous avez saisi est en sécurité ; réessayez plus tard.',
    },
    layout: {
      main: 'Navigation principale',
      account: 'Votre compte',
      suggestions: 'Suggestions',
      footer: 'À propos de ce site',
      home: 'Accueil',
      explore: 'Explorer',
      messages: 'Messages',
      newPost: 'Nouvelle publication',
      new: 'Publier',
      studio: 'Studio',
      you: 'Vous',
      interests: 'Mes créateurs',
      audience: 'Audience',
      earnings: 'Revenus',
      billing: 'Paiements',
      analytics: 'Statistiques',
      referrals: 'Invitations',
      settings: 'Paramètres',
      back: 'Retour',
      myPosts: 'Mes publications',
      library: 'Médiathèque',
      me: 'Moi',
      close: 'Fermer',
      profile: 'Profil',
      discreet: 'Mode discret',
      shortcuts: 'Raccourcis clavier',
      logout: 'Se déconnecter',
      signIn: 'Se connecter',
      register: 'S’inscrire',
      version: 'Version {{version}} ({{commit}})',
      terms: 'Conditions',
      privacy: 'Confidentialité',
      about: 'À propos',
      contacts: 'Contacts',
      help: 'Aide',
      cookies: 'Cookies',
      ageAgain: 'Reconfirmer mon âge',
      member: 'Membre {{number}}',
      unread: {
        one: '{{count}} discussion non lue',
        many: '{{count}} de discussions non lues',
        other: '{{count}} discussions non lues',
      },
    },
    locale: {
      label: 'Langue',
      failed: 'Nous n’avons pas pu charger cette langue. Vous pouvez réessayer.',
      unkept:
        'Votre langue est conservée sur cet appareil. Nous n’avons pas pu l’enregistrer dans vos paramètres.',
    },
    notFound: {
      title: 'Page introuvable',
      text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée ou n’a jamais existé.',
      home: 'Aller à l’accueil',
      look: 'Rechercher « {{name}} » dans Explorer',
    },
    notices: {
      label: 'Avis',
      discreetOn: 'Mode discret activé.',
      discreetOff: 'Mode discret désactivé.',
    },
    screen: {
      loading: 'Chargement…',
      outdatedTitle: 'Une nouvelle version est disponible',
      outdatedText:
        'Cette page n’a pas pu s’ouvrir, car une nouvelle version est disponible. Rechargez pour l’obtenir.',
      reload: 'Recharger',
      dismiss: 'Fermer',
      heldTitle: 'Un texte n’a pas encore été envoyé',
      heldText:
        'Nous n’avons pas rechargé la page pour ne pas le perdre. Revenez, envoyez-le ou copiez-le, puis rechargez.',
      back: 'Retour',
      offlineTitle: 'Vous êtes hors ligne',
      offlineText: 'Cette page s’ouvrira dès votre retour en ligne.',
      unreachableTitle: 'Connexion impossible',
      unreachableText: 'Nous continuons d’essayer et ouvrirons cette page pour vous.',
      strandedTitle: 'Nous n’avons pas pu ouvrir cette page',
      strandedText: 'Une partie ne s’est pas chargée. Réessayez ou rechargez la page.',
      retry: 'Réessayer',
      brokenTitle: 'Une erreur est survenue !',
      brokenPage: 'Nous n’avons pas pu afficher cette page. Rechargez-la pour continuer.',
      brokenText: 'Cette partie de la page a cessé de fonctionner. Le reste marche encore.',
    },
    theme: {
      label: 'Thème',
      system: 'Système',
      light: 'Clair',
      dark: 'Sombre',
    },
    welcome: {
      documentTitle: 'Bienvenue',
      title: 'Soutenez celles et ceux qui créent ce que vous aimez',
      lead: 'Sur {{brand}}, on crée, on partage son travail, et les fans le soutiennent.',
      loginTitle: 'Se connecter à {{brand}}',
      refused: 'Connectez-vous pour en voir plus.',
      exploreTitle: 'Un aperçu',
      register: 'Créer un compte',
    },
  },
  auth: {
    login: {
      email: 'Adresse e-mail',
      password: 'Mot de passe',
      title: 'Se connecter',
      submit: 'Se connecter',
      remember: 'Se souvenir de moi',
      forgot: 'Mot de passe oublié ?',
      register: 'Créer un compte',
      demo: 'Comptes de démonstration, tous avec le mot de passe {{password}}',
      demoUse: 'Se connecter en tant que {{name}}',
      lockedOut: {
        one: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} seconde.',
        many: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} de secondes.',
        other: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} secondes.',
      },
    },
    refusal: {
      credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
      code: 'Ce code est incorrect. Attendez le suivant et réessayez.',
      recovery: 'Ce code de secours est incorrect ou a déjà servi.',
      stranger: 'Il faut aussi indiquer « {{field}} ». {{said}}',
      strange: '« {{field}} » : {{said}}',
    },
    session: {
      opened: 'Connexion réussie !',
      expired: {
        title: 'Session expirée !',
        text: 'Reconnectez-vous pour continuer.',
      },
      renewed: {
        title: 'Votre mot de passe a été mis à jour !',
        text: 'Reconnectez-vous avec votre nouveau mot de passe.',
      },
      unconfirmed:
        'La session est fermée sur cet appareil. Nous terminerons la déconnexion dès que la connexion reviendra.',
      lost: 'Nous n’avons pas pu maintenir votre connexion. Vérifiez que votre navigateur accepte les cookies.',
    },
    socialButtons: {
      or: 'ou',
    },
  },
  navigation: {
    navigation: {
      unknownRoute: 'Aucune page ne s’appelle « {{route}} », nous l’avons donc ignorée.',
    },
  },
  people: {
    suggestions: {
      title: 'Créateurs à suivre',
    },
  },
  posts: {
    explore: {
      title: 'Explorer',
      loading: 'Chargement des publications',
      empty: 'Personne n’a encore rien publié de public.',
      failed: 'Nous n’avons rien pu charger à explorer.',
      nothing: 'Rien ne correspond à « {{words}} ».',
    },
    feed: {
      loading: 'Chargement des publications',
      emptyTitle: 'Votre fil est calme',
      emptyText:
        'Les publications des personnes que vous suivez seront ici. Trouvez d’abord quelqu’un qui vous plaît.',
      confinedTitle: 'Confirmez d’abord votre e-mail',
      confinedText:
        'Votre fil s’ouvrira dès que votre e-mail sera confirmé. D’ici là, vous pouvez explorer ce qui est public.',
      confirm: 'Confirmer mon e-mail',
      explore: 'Explorer',
      end: 'Vous avez vu toutes les publications.',
      failed: 'Impossible de charger votre fil. Réessayez.',
      interrupted: 'Impossible de charger d’autres publications.',
      retry: 'Réessayer',
      show: 'Voir mon fil',
    },
    postCard: {
      captions: 'sous-titres',
      by: 'Publication de {{name}}',
      verified: 'Créateur vérifié',
      lockedForSubscribers: 'Pour les abonnés de {{name}}',
      lockedForFollowers: 'Pour les followers de {{name}}',
      unlock: 'Déverrouiller pour {{price}}',
      subscribe: 'S’abonner pour {{price}} par mois',
      yours: 'Vous l’avez achetée',
      kept: 'Vous la gardez pour toujours.',
      keptOrFree: 'Vous la gardez pour toujours. Les abonnés la voient gratuitement.',
      bought: 'Achetée le {{date}} pour {{price}}',
      editedSince: 'Modifiée après votre achat',
      holds: 'Contient : {{things}}',
      audience: { followers: 'Followers', subscribers: 'Abonnés' },
      images: {
        one: '{{count}} image',
        many: '{{count}} d’images',
        other: '{{count}} images',
      },
      play: 'Lire : {{video}}',
      videos: {
        one: '{{count}} vidéo',
        many: '{{count}} de vidéos',
        other: '{{count}} vidéos',
      },
      comments: {
        one: '{{count}} commentaire',
        many: '{{count}} de commentaires',
        other: '{{count}} commentaires',
      },
      likes: {
        one: '{{count}} J’aime',
        many: '{{count}} J’aime',
        other: '{{count}} J’aime',
      },
    },
  },
  ui: {
    dialogPanel: {
      cancel: 'Annuler',
      close: 'Fermer',
    },
    field: {
      required: 'Veuillez remplir ce champ.',
      email: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
      invalid: 'Veuillez vérifier ce champ.',
    },
    frame: {
      page: 'Page ouverte',
      skip: 'Aller au contenu',
      discreet: 'Le mode discret est activé',
    },
    loading,
    passwordField: {
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
    },
    picture: {
      failed: 'L’image ne s’est pas chargée.',
      held: 'Image',
      hold: 'Maintenir pour voir',
      load: 'Charger',
      loadOf: 'Charger : {{picture}}',
      saving: 'L’économie de données est active',
      stopped: 'La vidéo s’est arrêtée.',
    },
    toastRegion: {
      dismiss: 'Fermer',
    },
  },
};
