export default {
  title: 'Confirmez votre mot de passe',
  lead: 'La suite est protégée. Saisissez votre mot de passe encore une fois.',
  submit: 'Confirmer',
  cancel: 'Annuler',
  wrong: 'Le mot de passe n’est pas correct.',
};
