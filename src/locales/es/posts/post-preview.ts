export default {
  title: 'Vista previa',
  open: 'Vista previa',
  as: 'Ver como',
  guest: 'Visitante',
  follower: 'Seguidor',
  subscriber: 'Suscriptor',
  buyer: 'Comprador',
  seenBy: {
    guest: 'Vista de visitante',
    follower: 'Vista de seguidor',
    subscriber: 'Vista de suscriptor',
    buyer: 'Vista de comprador',
  },
};
