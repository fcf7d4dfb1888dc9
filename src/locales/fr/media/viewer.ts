export default {
  place: '{{place}} sur {{count}}',
  says: '{{place}} sur {{count}}. {{words}}',
  renewing: 'Nouveau chargement',
  noPicture: 'L’image ne s’est pas chargée.',
  stopped: 'La vidéo s’est arrêtée.',
  unready: 'En préparation. Le fichier s’affichera ici une fois prêt.',
  retry: 'Réessayer',
  download: 'Télécharger',
  move: 'Déplacer dans un dossier',
};
