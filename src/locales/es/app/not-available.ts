export default {
  title: 'No disponible en este sitio',
  text: 'Este sitio no ofrece esta función.',
};
