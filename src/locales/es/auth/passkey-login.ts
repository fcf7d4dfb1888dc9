export default {
  use: 'Entrar con una llave de acceso',
  left: 'Tu dispositivo no ha terminado. No has entrado.',
  refused: 'Aquí no se conoce esta llave de acceso, o se quitó. Entra de otra forma.',
};
