export default {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  title: 'Se connecter',
  submit: 'Se connecter',
  remember: 'Se souvenir de moi',
  forgot: 'Mot de passe oublié ?',
  register: 'Créer un compte',
  demo: 'Comptes de démonstration, tous avec le mot de passe {{password}}',
  demoUse: 'Se connecter en tant que {{name}}',
  lockedOut: {
    one: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} seconde.',
    many: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} de secondes.',
    other: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} secondes.',
  },
};
