export default {
  title: 'Vista previa',
  open: 'Vista previa',
  as: 'Ver como',
  guest: 'Invitado',
  follower: 'Seguidor',
  subscriber: 'Suscriptor',
  buyer: 'Comprador',
  seenBy: {
    guest: 'Así lo ve un invitado',
    follower: 'Así lo ve un seguidor',
    subscriber: 'Así lo ve un suscriptor',
    buyer: 'Así lo ve un comprador',
  },
};
