export default {
  undo: 'L’annulation n’a pas abouti pour {{name}}.',
  offline: 'Vous êtes hors ligne. Rien n’a changé.',
  throttled: 'Trop de changements à la fois. Patientez un instant.',
  gone: '{{name}} n’est plus là.',
  barred: 'Ce n’est pas permis pour {{name}}.',
  failed: 'Cela n’a pas fonctionné. Rien n’a changé ; réessayez.',
};
