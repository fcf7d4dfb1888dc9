export default {
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
};
