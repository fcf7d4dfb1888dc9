export default {
  failed: 'Cela n’a pas fonctionné. Rien n’a changé ; réessayez.',
  unreachable: 'Le serveur est injoignable. Vous pouvez réessayer sans risque.',
  gone: 'Ceci n’existe plus.',
  wait: {
    one: 'Trop d’essais. Vous pourrez réessayer dans {{count}} seconde.',
    many: 'Trop d’essais. Vous pourrez réessayer dans {{count}} de secondes.',
    other: 'Trop d’essais. Vous pourrez réessayer dans {{count}} secondes.',
  },
};
