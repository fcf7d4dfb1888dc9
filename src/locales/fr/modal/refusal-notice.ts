export default {
  failed: 'Un problème est survenu. Vous pouvez réessayer sans risque.',
  unreachable: 'Connexion impossible. Vous pouvez réessayer sans risque.',
  gone: 'Ceci n’existe plus.',
  wait: {
    one: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} seconde.',
    many: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} de secondes.',
    other: 'Trop de tentatives. Vous pourrez réessayer dans {{count}} secondes.',
  },
};
