export default {
  title: 'Saisissez votre mot de passe',
  submit: 'Confirmer',
  protected: 'Par sécurité, confirmez votre mot de passe.',
};
