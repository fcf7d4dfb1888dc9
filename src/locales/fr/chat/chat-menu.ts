export default {
  label: 'Plus sur la discussion avec {{name}}',
  clear: 'Effacer les notifications',
  ban: 'Bloquer ou mettre en sourdine…',
  report: 'Signaler…',
  delete: 'Supprimer la discussion',
};
