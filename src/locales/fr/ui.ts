export default {
  album: {
    more: {
      one: '{{count}} fichier de plus',
      many: '{{count}} de fichiers de plus',
      other: '{{count}} fichiers de plus',
    },
    open: 'Ouvrir {{picture}}',
  },

  copyField: {
    copy: 'Copier',
    done: 'Copié',
    copied: 'Copié dans le presse-papiers.',
    refused:
      'Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le vous-même.',
  },

  datePicker: {
    open: 'Ouvrir le calendrier',
    calendar: 'Calendrier',
    months: '{{shown}}, choisir un mois',
    years: '{{shown}}, choisir une année',
    chosen: '{{day}}, choisi',
    unavailable: '{{day}}, indisponible',
    next: {
      month: 'Mois suivant',
      year: 'Année suivante',
      decade: 'Dix années suivantes',
    },
    previous: {
      month: 'Mois précédent',
      year: 'Année précédente',
      decade: 'Dix années précédentes',
    },
    part: {
      year: 'Année',
      month: 'Mois',
      day: 'Jour',
    },
    placeholder: {
      year: 'aaaa',
      month: 'mm',
      day: 'jj',
    },
  },

  emojiField: {
    open: 'Ajouter un emoji',
    panel: 'Emoji',
    search: 'Rechercher un emoji',
    tone: 'Changer la couleur de peau',
    none: 'Aucun emoji ne porte ce nom.',
    added: '{{emoji}} ajouté',
  },

  lightbox: {
    previous: 'Précédent',
    next: 'Suivant',
  },

  multiselectField: {
    open: 'Afficher la liste',
    none: 'Aucun résultat.',
    remove: 'Retirer {{choice}}',
  },

  recoveryCodes: {
    download: 'Télécharger',
    print: 'Imprimer',
    refused:
      'Le navigateur n’a pas autorisé la copie. Sélectionnez les codes et copiez-les, ou téléchargez-les.',
  },
};
