export default {
  failed: 'L’image ne s’est pas chargée.',
  held: 'Image',
  hold: 'Maintenir pour voir',
  load: 'Charger',
  loadOf: 'Charger : {{picture}}',
  saving: 'L’économie de données est active',
  stopped: 'La vidéo s’est arrêtée.',
};
