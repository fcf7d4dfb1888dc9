export default {
  title: 'Profil',
  lead: 'Ce que les autres lisent de vous.',
  loading: 'Chargement de votre profil',
  failed: 'Impossible de charger votre profil.',
  displayNameHelp: 'Le nom que les autres voient.',
  about: 'À propos de moi',
  aboutHelp: '1 000 caractères au plus. Les liens peuvent être ouverts.',
  oldLinks: 'Les anciens liens mènent ici pendant 30 jours.',
  updated: 'Vos informations ont été mises à jour !',
};
