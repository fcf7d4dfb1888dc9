export default {
  title: 'Confirmez votre mot de passe',
  lead: 'Par sécurité, saisissez à nouveau votre mot de passe.',
  submit: 'Confirmer',
  cancel: 'Annuler',
  wrong: 'Le mot de passe est incorrect.',
};
