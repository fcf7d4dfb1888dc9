export default {
  fields: { email: 'Adresse e-mail', password: 'Mot de passe' },
  login: {
    title: 'Se connecter',
    submit: 'Se connecter',
    remember: 'Se souvenir de moi',
    forgot: 'Mot de passe oublié ?',
    register: 'Créer un compte',
    demo: 'Comptes de démonstration, tous avec le mot de passe {{password}}',
    demoUse: 'Se connecter en tant que {{name}}',
    lockedOut: {
      one: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} seconde.',
      many: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} de secondes.',
      other: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} secondes.',
    },
  },
  twoFactor: {
    title: 'Authentification à deux facteurs',
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
      'Si le code est juste, votre connexion a peut-être expiré. Recommencez depuis le début.',
  },
  refusals: {
    credentials: 'Ces identifiants ne correspondent à aucun compte.',
    code: 'Ce code n’est pas le bon. Attendez le suivant et réessayez.',
    recovery: 'Ce code de secours n’est pas le bon ou a déjà servi.',
  },
  session: {
    opened: 'Vous êtes connecté !',
    expired: { title: 'Session expirée !', text: 'Reconnectez-vous pour continuer.' },
    unheard:
      'Vous êtes déconnecté sur cet appareil. Le serveur est injoignable ; nous le préviendrons dès que possible.',
    lost: 'Votre connexion n’a pas pu être conservée. Vérifiez que votre navigateur accepte les cookies.',
  },
};
