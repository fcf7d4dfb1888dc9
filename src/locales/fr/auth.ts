export default {
  agreement: {
    agree: 'En cliquant sur Créer un compte, vous acceptez la {{privacy}} et les {{terms}}.',
    privacy: 'politique de confidentialité',
    terms: 'conditions d’utilisation',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },

  consentForm: {
    title: 'Accord',
    accept: 'J’accepte',
    decline: 'Pas maintenant',
    missing: 'Cet accord est introuvable et ne peut donc pas être accepté. Contactez-nous.',
    selling: 'Pour vendre votre contenu, acceptez d’abord cet accord.',
    explicit: 'Pour publier du contenu explicite, acceptez d’abord cet accord.',
  },

  emailChangeLink: {
    title: 'Changer d’e-mail',
    checking: 'Vérification du lien…',
    ask: {
      old: 'Votre compte @{{username}} va utiliser {{email}} à la place de cette adresse.',
      new: 'Le compte @{{username}} va utiliser {{email}}.',
    },
    confirm: 'Confirmer le changement',
    cancel: 'Annuler le changement',
    confirmed: {
      old: 'Confirmé. Votre adresse e-mail changera quand {{email}} aura confirmé aussi.',
      new: 'Confirmé. L’adresse e-mail changera quand l’ancienne aura confirmé aussi.',
    },
    changed: 'Votre adresse e-mail est maintenant {{email}}.',
    cancelled: 'Le changement est annulé. Votre adresse e-mail reste la même.',
    thief: 'Si vous ne l’avez pas demandé, choisissez un nouveau mot de passe.',
    newPassword: 'Choisir un nouveau mot de passe',
    foreign:
      'Ce lien est celui d’un autre compte. Déconnectez-vous et rouvrez-le, ou ouvrez-le dans un autre navigateur.',
    unknown: 'Ce lien ne fonctionne pas ou est trop ancien. Recommencez dans les paramètres.',
    over: {
      expired: 'Ce lien a expiré. Recommencez dans les paramètres.',
      replaced:
        'Vous avez demandé un autre changement depuis. Utilisez les liens de l’e-mail le plus récent.',
      taken: '{{email}} appartient désormais à un autre compte. Rien n’a changé.',
    },
    settings: 'Retour aux paramètres',
    signIn: 'Se connecter',
  },

  emailLanding: {
    landing: 'Vérification de l’e-mail',
    checking: 'Vérification de votre adresse…',
    done: 'Votre e-mail est vérifié.',
    goOn: 'Continuer',
    failed: 'La vérification de l’e-mail a échoué.',
    expired: 'Le lien est ancien ou a été modifié. Envoyez-en un nouveau.',
    unauthorized: 'Le lien appartient à un autre compte.',
    unverified: 'Votre adresse n’est pas encore vérifiée.',
    newLink: 'Envoyer un nouveau lien',
    signIn: 'Se connecter pour continuer',
    signedOut: 'Connectez-vous pour continuer.',
    retry: 'Réessayer',
  },

  emailVerification: {
    title: 'Vérifiez votre e-mail',
    lead: 'Nous avons envoyé un lien à {{email}}. Cette page avancera toute seule dès que vous l’ouvrirez, sur n’importe quel appareil.',
    show: 'Afficher l’adresse',
    hide: 'Masquer l’adresse',
    sent: 'Nous vous avons envoyé un e-mail avec le lien de vérification.',
    again: {
      one: 'Renvoyer dans {{count}} s',
      many: 'Renvoyer dans {{count}} s',
      other: 'Renvoyer dans {{count}} s',
    },
    resend: 'Renvoyer le lien',
    spam: 'Rien reçu ? Regardez aussi dans les indésirables.',
    outbox: 'Ouvrir la boîte d’envoi',
    change: 'Changer l’adresse',
    newEmail: 'Nouvel e-mail',
    save: 'Enregistrer et envoyer le lien',
    keep: 'Garder l’adresse',
    unconfirmed: 'Votre mot de passe n’a pas été confirmé : l’adresse reste la même.',
    logout: 'Se déconnecter',
  },

  forgotPassword: {
    title: 'Réinitialiser le mot de passe',
    lead: 'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez votre messagerie',
    sent: 'S’il existe un compte pour {{email}}, nous lui avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable une heure. Regardez aussi dans les indésirables.',
    resend: 'Renvoyer',
    cooling: {
      one: 'Vous pourrez demander un autre lien dans {{count}} seconde.',
      many: 'Vous pourrez demander un autre lien dans {{count}} de secondes.',
      other: 'Vous pourrez demander un autre lien dans {{count}} secondes.',
    },
    change: 'Utiliser une autre adresse',
  },

  invitation: {
    invited: 'Invitation de {{name}}',
    invitedText: 'Nous nous en souviendrons quand vous créerez votre compte.',
    unnamed: 'Vous avez reçu une invitation',
  },

  mailedConfirmation: {
    title: 'Confirmez que c’est bien vous',
    lead: 'Vous vous connectez par un autre site et n’avez pas de mot de passe ici. Nous pouvons vous envoyer un lien à {{email}}. Ouvrez-le dans ce navigateur, et vous pourrez continuer.',
    send: 'M’envoyer un lien',
    again: 'Envoyer un autre lien',
    sentTitle: 'Le lien est en route',
    sent: 'Ouvrez-le dans ce navigateur. Cette page avancera toute seule. Rien reçu ? Regardez aussi dans les indésirables.',
  },

  passkeyConfirmation: {
    use: 'Utiliser plutôt une clé d’accès',
    left: 'L’appareil n’a pas terminé l’opération. Rien n’est confirmé.',
    refused: 'Impossible de confirmer avec cette clé d’accès. Réessayez, ou confirmez autrement.',
  },

  passkeyLogin: {
    use: 'Utiliser une clé d’accès',
    left: 'L’appareil n’a pas terminé l’opération. La connexion n’a pas eu lieu.',
    refused: 'Cette clé d’accès est inconnue ici ou a été retirée. Connectez-vous autrement.',
  },

  password: {
    title: 'Saisissez votre mot de passe',
    submit: 'Confirmer',
    protected: 'Par sécurité, confirmez votre mot de passe.',
  },

  passwordConfirmation: {
    title: 'Confirmez votre mot de passe',
    lead: 'Par sécurité, saisissez à nouveau votre mot de passe.',
    submit: 'Confirmer',
    cancel: 'Annuler',
    wrong: 'Le mot de passe est incorrect.',
  },

  registration: {
    title: 'Créez votre compte',
    submit: 'Créer un compte',
    displayName: 'Nom affiché',
    displayNameHelp: 'Le nom que les gens voient. Vous pourrez le changer plus tard.',
    haveAccount: 'J’ai déjà un compte',
    refusals: {
      emailTaken:
        'Un compte existe déjà avec cette adresse. Connectez-vous ou utilisez une autre adresse.',
      email: 'Saisissez une adresse e-mail, comme nom@example.com.',
      displayNameLong: 'Utilisez 50 caractères au maximum.',
      displayNameUnseen: 'Choisissez un nom sans caractères invisibles ni accents superposés.',
      displayNameLink: 'Un nom ne peut pas être un lien.',
      displayNameReserved: 'Ce nom est réservé au site lui-même. Choisissez-en un autre.',
      displayNameAlike: 'Ce nom ressemble à celui d’un profil vérifié. Choisissez-en un autre.',
      passwordShort: 'Utilisez au moins 8 caractères.',
      passwordLong: 'Utilisez 128 caractères au maximum.',
      passwordCommon: 'Ce mot de passe est parmi les premiers essayés. Choisissez-en un autre.',
      passwordOwn:
        'Le mot de passe ne peut pas être votre adresse e-mail ni votre nom d’utilisateur.',
    },
    passwordHelp:
      'Au moins 8 caractères. Quelques mots que personne d’autre n’associerait sont faciles à retenir et difficiles à deviner.',
  },

  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    updated: 'Votre mot de passe a été mis à jour !',
    expiredTitle: 'Ce lien ne fonctionne plus',
    expiredText:
      'Il date de plus d’une heure ou a déjà servi. Nous pouvons vous en envoyer un nouveau.',
    linklessTitle: 'Le lien n’est pas complet',
    linklessText:
      'Pour votre sécurité, sa partie secrète n’est pas gardée dans l’adresse. Rouvrez le lien de votre e-mail ou demandez-en un nouveau.',
    newLink: 'Demander un nouveau lien',
  },

  socialAttach: {
    wrongPassword: 'Le mot de passe est incorrect.',
    unverified:
      'L’adresse de ce compte n’est pas encore vérifiée. Connectez-vous avec son mot de passe, suivez le lien de notre e-mail, puis associez-le.',
    title: 'Vous avez déjà un compte',
    lead: 'Il existe un compte avec l’adresse {{email}}. Saisissez son mot de passe une fois, et {{provider}} l’ouvrira désormais.',
    password: 'Mot de passe de ce compte',
    submit: 'Associer et se connecter',
    cancel: 'Pas maintenant',
    restart: 'Recommencer',
    linked:
      'Ce compte, ou celui que vous avez choisi, est déjà associé à un autre. Connectez-vous d’une autre façon.',
  },

  socialLogin: {
    names: {
      google: 'Google',
      twitter: 'X',
    },
    login: {
      google: 'Se connecter avec Google',
      twitter: 'Se connecter avec X',
    },
    register: {
      google: 'S’inscrire avec Google',
      twitter: 'S’inscrire avec X',
    },
    blocked:
      'Votre navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres contextuelles de ce site et réessayez.',
    closed: 'Aucun compte n’a été choisi. Rien n’a changé.',
    expired: 'Cette connexion a pris trop de temps. Veuillez recommencer.',
    missing:
      'Commencez par « S’inscrire avec Google » ou « S’inscrire avec X », pour que nous sachions qui vous êtes.',
    codes: {
      invalid: 'Nous n’avons pas pu vérifier la réponse de {{provider}}. Réessayez.',
      unreachable: 'Nous n’avons pas pu joindre {{provider}}. Réessayez dans un instant.',
      linked:
        'Ce compte {{provider}} est déjà associé à un autre compte. Connectez-vous d’une autre façon.',
    },
  },

  socialRegistration: {
    title: 'Encore une étape',
    lead: '{{provider}} nous a dit qui vous êtes. Choisissez le nom et l’adresse de votre profil, et votre compte est prêt. Aucun mot de passe n’est nécessaire.',
    emailKnown: 'Adresse fournie par {{provider}} : {{email}}',
    emailHelp:
      '{{provider}} ne nous donne pas votre adresse e-mail. Nous vous envoyons un lien pour la confirmer ; elle vous permettra de revenir.',
    cancel: 'Annuler',
    looking: 'Un instant…',
  },

  twoFactor: {
    title: 'Double authentification',
    codeLead: 'Saisissez les six chiffres que votre application d’authentification affiche.',
    code: 'Code d’authentification',
    recoveryLead:
      'Saisissez l’un des codes de secours que vous avez conservés. Chacun ne sert qu’une fois.',
    recovery: 'Code de secours',
    submit: 'Vérifier',
    useRecovery: 'Utiliser un code de secours',
    useCode: 'Utiliser l’application d’authentification',
    restart: 'Recommencer',
    timedOut:
      'Si le code est correct, votre connexion a peut-être expiré. Recommencez depuis le début.',
  },

  unsentWork: {
    title: 'Se déconnecter ?',
    waiting: 'On termine avant de vous déconnecter…',
    stay: 'Rester',
    leave: 'Se déconnecter',
    now: 'Se déconnecter maintenant',
    unfinished: 'Pas encore terminé : {{things}}.',
    messages: {
      one: '{{count}} message',
      many: '{{count}} de messages',
      other: '{{count}} messages',
    },
    comments: {
      one: '{{count}} commentaire',
      many: '{{count}} de commentaires',
      other: '{{count}} commentaires',
    },
    posts: {
      one: '{{count}} publication',
      many: '{{count}} de publications',
      other: '{{count}} publications',
    },
    files: { one: '{{count}} fichier', many: '{{count}} de fichiers', other: '{{count}} fichiers' },
    payments: {
      one: '{{count}} paiement',
      many: '{{count}} de paiements',
      other: '{{count}} paiements',
    },
    changes: {
      one: '{{count}} modification',
      many: '{{count}} de modifications',
      other: '{{count}} modifications',
    },
    typed: {
      one: 'Du texte n’est pas envoyé dans {{count}} onglet.',
      many: 'Du texte n’est pas envoyé dans {{count}} onglets.',
      other: 'Du texte n’est pas envoyé dans {{count}} onglets.',
    },
    silent: {
      one: 'Nous n’avons pas pu vérifier {{count}} onglet.',
      many: 'Nous n’avons pas pu vérifier {{count}} onglets.',
      other: 'Nous n’avons pas pu vérifier {{count}} onglets.',
    },
    lost: 'Il faudra ajouter de nouveau les fichiers qui ne seront pas encore téléversés.',
    kept: 'Nous gardons vos messages et votre texte sur cet appareil jusqu’à votre prochaine connexion.',
  },

  username: {
    username: 'Nom d’utilisateur',
    usernameHelp:
      'De 2 à 30 lettres, chiffres, tirets ou tirets bas. C’est l’adresse de votre profil.',
    checking: 'Vérification de la disponibilité du nom…',
    free: '{{thing}} est libre.',
    problems: {
      taken: 'Quelqu’un a déjà ce nom d’utilisateur. Choisissez-en un autre.',
      reserved: 'Ce nom est réservé au site. Choisissez-en un autre.',
      invalid: 'Utilisez de 2 à 30 lettres, chiffres, tirets ou tirets bas.',
    },
  },
};
