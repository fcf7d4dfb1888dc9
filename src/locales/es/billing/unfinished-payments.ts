export default {
  paid: 'Tu pago de {{amount}} a {{name}} se realizó.',
  paidUnnamed: 'Tu pago de {{amount}} se realizó.',
  notMade: 'Tu pago de {{amount}} no se realizó y no se cobró nada.',
  waiting: 'Tu pago de {{amount}} aún no ha terminado. Aquí se mostrará en qué quedó.',
  needsProof: 'Tu pago de {{amount}} no ha terminado: tu banco quiere que lo confirmes.',
  open: 'Ver pago',
};
