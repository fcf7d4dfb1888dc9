export default {
  avatar: 'Photo de profil',
  avatarLead: 'Elle figure partout à côté de votre nom.',
  banner: 'Bannière',
  bannerLead: 'Elle figure au-dessus de votre profil.',
  loading: 'Chargement de l’image',
  failed: 'Impossible de charger cette image.',
  none: 'Pas encore de bannière',
  choose: 'Choisir une image',
  change: 'En choisir une autre',
  remove: 'Retirer',
  align: 'Déplacer la bannière',
  alignHint:
    'Faites-la glisser ou utilisez les flèches ; avec Maj, par pas plus grands. Plus et moins changent le zoom, 0 réinitialise.',
  alignFace: 'Déplacer la photo de profil',
  alignFaceHint:
    'Faites-la glisser ou utilisez les flèches ; avec Maj, par pas plus grands. Plus et moins changent le zoom, 0 réinitialise.',
  faces: 'Comme les autres la voient',
  zoom: 'Zoom',
  where: 'Gauche {{left}}, haut {{top}}, zoom {{zoom}}',
  reset: 'Réinitialiser',
  working: 'Envoi et préparation',
  updated: 'Votre image a été mise à jour !',
};
