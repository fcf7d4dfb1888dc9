export default {
  label: 'Langue',
  failed: 'Cette langue n’a pas pu être chargée. Vous pouvez réessayer.',
  unkept:
    'Votre langue est conservée sur cet appareil. Nous n’avons pas pu l’enregistrer dans vos paramètres.',
};
