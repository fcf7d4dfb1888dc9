export default {
  accountClosed: {
    title: 'Votre compte est fermé',
    heading: 'Votre compte sera supprimé le {{date}}',
    lead: 'Plus personne ne le voit et rien n’est débité. D’ici là, un geste suffit pour tout retrouver.',
    keep: 'Garder mon compte',
    ended: 'Ces renouvellements ont pris fin entre-temps : {{names}}.',
    endedOne: '{{name}} le {{date}}',
    gone: 'Ce compte n’existe plus.',
    goneText: 'Déconnectez-vous pour en créer un nouveau.',
    welcome: 'Bon retour. Rien n’a été supprimé.',
    welcomeWithout:
      'Bon retour. Rien n’a été supprimé. Les abonnements qui ont pris fin entre-temps figurent ici.',
    text: 'Il a été supprimé à votre demande. Personne ne peut trouver votre profil et plus rien n’est débité.',
    help: 'Pour le récupérer, voyez dans Contacts comment joindre la personne qui gère ce site.',
  },

  dataSaver: {
    label: 'Économie de données',
    auto: 'Automatique',
    autoNow: 'Elle est active : le réseau est lent, ou votre navigateur le demande.',
    on: 'Activée',
    off: 'Désactivée',
  },

  discreet: {
    label: 'Mode discret',
    help: 'Masque les noms, les montants, les images et le titre de l’onglet sur cet appareil. Ce que vous allez payer reste toujours visible. Touches : Shift+Alt+D.',
  },

  emailNotice: {
    changed: 'Votre adresse e-mail a changé.',
  },

  exportNotice: {
    making: 'Création de votre copie',
    ready: 'Votre copie est prête.',
    unfinished: 'Impossible de terminer votre copie.',
    view: 'Voir',
  },

  identityNotice: {
    text: 'Vérifiez votre identité pour vendre et recevoir de l’argent. Acheter ne demande rien.',
    start: 'Commencer',
    later: 'Pas maintenant',
    approved: 'Vous pouvez vendre et recevoir de l’argent.',
    rejected: 'Impossible de vérifier votre identité.',
    why: 'Voir pourquoi',
  },

  notAvailable: {
    title: 'Non proposé ici',
    text: 'Ce site ne propose pas cette fonction.',
  },

  shortcuts: {
    label: 'Raccourcis clavier',
    on: 'Activés',
    off: 'Désactivés',
    show: 'Voir les touches',
    copied: 'Le lien est copié : {{link}}',
    copyRefused: 'Le navigateur ne nous laisse pas copier. Voici le lien : {{url}}',
  },
};
