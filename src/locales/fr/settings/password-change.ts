export default {
  title: 'Mot de passe',
  first: 'Choisir un mot de passe',
  lead: 'Un nouveau mot de passe déconnecte tous les autres appareils.',
  firstLead:
    'Vous vous êtes inscrit avec un fournisseur. Avec un mot de passe, vous pourrez vous connecter sans lui.',
  current: 'Mot de passe actuel',
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer le mot de passe',
  updated: 'Votre mot de passe a été mis à jour !',
  others: 'Les autres appareils ont été déconnectés.',
  wrong: 'Ce n’est pas votre mot de passe actuel.',
};
