export default {
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
};
