export default {
  button: 'Joindre des images',
  place: 'Déplacer {{filename}}, {{place}} sur {{count}}',
  order: 'Faites glisser ou utilisez les flèches',
  moved: '{{filename}} est maintenant {{place}} sur {{count}}.',
  list: 'Fichiers joints',
  count: '{{count}} sur {{most}}',
  wait: {
    one: '{{count}} sur {{all}} est en préparation.',
    many: '{{count}} sur {{all}} sont en préparation.',
    other: '{{count}} sur {{all}} sont en préparation.',
  },
  trouble: 'Retirez le fichier en échec ou réessayez.',
  broken: 'Retirez le fichier en échec.',
  surplus: {
    one: '{{count}} fichier a été laissé de côté : un message en accepte {{most}}.',
    many: '{{count}} de fichiers ont été laissés de côté : un message en accepte {{most}}.',
    other: '{{count}} fichiers ont été laissés de côté : un message en accepte {{most}}.',
  },
};
