export default {
  label: 'Plus sur la discussion avec {{name}}',
  clear: 'Effacer les notifications',
  ban: 'Bloquer ou masquer…',
  report: 'Signaler…',
  delete: 'Supprimer la discussion',
};
