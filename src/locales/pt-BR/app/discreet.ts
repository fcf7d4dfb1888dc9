export default {
  label: 'Modo discreto',
  help: 'Oculta nomes, valores, imagens e o título da aba neste dispositivo. O que você está prestes a pagar sempre aparece. Teclas: Shift+Alt+D.',
};
