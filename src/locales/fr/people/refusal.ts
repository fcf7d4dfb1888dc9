export default {
  undo: 'L’annulation n’a pas abouti pour {{name}}.',
  offline: 'Pas de réponse : c’est peut-être déjà fait. Vous pouvez réessayer sans risque.',
  throttled: 'Trop de changements à la fois. Patientez un instant.',
  gone: '{{name}} n’est plus là.',
  barred: 'Ce n’est pas permis pour {{name}}.',
  failed: 'Un problème est survenu. Vous pouvez réessayer sans risque.',
};
