export default {
  title: 'Página no encontrada',
  text: 'No hay nada en esta dirección. Puede que se haya movido o que nunca haya existido.',
  home: 'Ir al inicio',
  look: 'Buscar «{{name}}» en Explorar',
};
