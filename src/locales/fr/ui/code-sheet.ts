export default {
  download: 'Télécharger',
  print: 'Imprimer',
  refused:
    'Le navigateur n’a pas autorisé la copie. Sélectionnez les codes et copiez-les, ou téléchargez-les.',
};
