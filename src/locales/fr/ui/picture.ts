export default {
  failed: 'L’image ne s’est pas chargée.',
  held: 'Image',
  load: 'Charger',
  loadOf: 'Charger : {{picture}}',
  saving: 'L’économie de données est active',
};
