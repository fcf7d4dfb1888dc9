export default {
  unsaid: 'Este sitio no indica si está activada.',
};
