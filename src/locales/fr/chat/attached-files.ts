export default {
  button: 'Joindre des images',
  list: 'Fichiers joints',
  count: '{{count}} sur {{most}}',
  wait: 'Le message pourra partir quand tous les fichiers seront prêts.',
  trouble: 'Retirez le fichier en échec ou réessayez.',
  chatDeletion: 'Retirez le fichier en échec.',
  surplus: {
    one: '{{count}} fichier a été laissé de côté : un message en accepte {{most}}.',
    many: '{{count}} de fichiers ont été laissés de côté : un message en accepte {{most}}.',
    other: '{{count}} fichiers ont été laissés de côté : un message en accepte {{most}}.',
  },
};
