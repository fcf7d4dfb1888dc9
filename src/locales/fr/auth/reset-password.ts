export default {
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
};
