export default {
  subscriptionsTitle: 'Aún no tienes suscripciones',
  subscriptionsText:
    'Aquí estarán los creadores a los que te suscribes, con la fecha y el precio del próximo cargo.',
  followedTitle: 'Aún no sigues a nadie',
  followedText: 'Aquí estarán las personas que sigues, y sus publicaciones en tu feed.',
  subscribersTitle: 'Aún no tienes suscriptores',
  subscribersText: 'Aquí estará quien pague por tus publicaciones, con la fecha hasta la que dura.',
  followersTitle: 'Aún no tienes seguidores',
  followersText: 'Aquí estarán las personas que te siguen. Publicar algo es un buen comienzo.',
  blacklistTitle: 'No has limitado a nadie',
  blacklistText:
    'Aquí estarán las personas que silencies, restrinjas o bloquees, y podrás quitarles el límite.',
};
