export default {
  label: 'Modo discreto',
  help: 'Oculta nombres, importes, imágenes y el título de la pestaña en este dispositivo. Lo que vas a pagar se ve siempre. Teclas: Shift+Alt+D.',
};
