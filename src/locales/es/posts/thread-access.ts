export default {
  title: 'Quién puede comentar',
  readers: 'Cualquiera que pueda leerla',
  subscribers: 'Suscriptores',
  nobody: 'Nadie',
  refused: 'No se guardó tu elección.',
};
