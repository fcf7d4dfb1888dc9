export default {
  title: 'Saisissez votre mot de passe',
  submit: 'Confirmer',
  protected: 'La suite est protégée.',
};
