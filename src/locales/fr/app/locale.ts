export default {
  label: 'Langue',
  failed: 'Nous n’avons pas pu charger cette langue. Vous pouvez réessayer.',
  unkept:
    'Votre langue est conservée sur cet appareil. Nous n’avons pas pu l’enregistrer dans vos paramètres.',
};
