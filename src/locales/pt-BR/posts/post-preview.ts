export default {
  title: 'Prévia',
  open: 'Prévia',
  as: 'Ver como',
  guest: 'Visitante',
  follower: 'Seguidor',
  subscriber: 'Assinante',
  buyer: 'Comprador',
  seenBy: {
    guest: 'Visto por um visitante',
    follower: 'Visto por um seguidor',
    subscriber: 'Visto por um assinante',
    buyer: 'Visto por um comprador',
  },
};
